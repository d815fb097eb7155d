import type * as en from '../../en/desk/second-marks.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  begun: (n) =>
    plural(n, {
      one: `${number(n)} necesita una segunda nota`,
      many: `${number(n)} necesitan una segunda nota`,
      other: `${number(n)} necesitan una segunda nota`,
    }),
  apart: (n) =>
    plural(n, {
      one: `${number(n)} tiene dos notas distintas: decide una tercera corrección`,
      many: `${number(n)} tienen dos notas distintas: decide una tercera corrección`,
      other: `${number(n)} tienen dos notas distintas: decide una tercera corrección`,
    }),
  bothMark: 'Dos personas corrigen cada respuesta. No ves la otra nota.',
  thirdLook: 'Tercera corrección: estas dos notas difieren. La tuya decide.',
  markOf: (n, points) =>
    plural(points, {
      one: `Nota ${number(n)}: ${number(points)} punto`,
      many: `Nota ${number(n)}: ${number(points)} puntos`,
      other: `Nota ${number(n)}: ${number(points)} puntos`,
    }),
  markedMeanwhile: 'Otra persona ha corregido ya esta respuesta, así que tu nota no hace falta.',
  nextAnswer: 'Siguiente respuesta',
  repeats: 'Una de cada 20 respuestas ya la corregiste antes.',
  agreement: 'Comparación de tus notas',
  agreementHint: 'Solo tú lo ves.',
  withSelf: (n, same, difference) =>
    plural(n, {
      one: `Con tus propias notas: ${number(same)} de ${number(n)} respuesta recibió los mismos puntos; diferencia promedio: ${difference}.`,
      many: `Con tus propias notas: ${number(same)} de ${number(n)} respuestas recibieron los mismos puntos; diferencia promedio: ${difference}.`,
      other: `Con tus propias notas: ${number(same)} de ${number(n)} respuestas recibieron los mismos puntos; diferencia promedio: ${difference}.`,
    }),
  withOthers: (n, same, difference) =>
    plural(n, {
      one: `Con las notas de otras personas: ${number(same)} de ${number(n)} respuesta recibió los mismos puntos; diferencia promedio: ${difference}.`,
      many: `Con las notas de otras personas: ${number(same)} de ${number(n)} respuestas recibieron los mismos puntos; diferencia promedio: ${difference}.`,
      other: `Con las notas de otras personas: ${number(same)} de ${number(n)} respuestas recibieron los mismos puntos; diferencia promedio: ${difference}.`,
    }),
  pointsApart: (points) =>
    plural(points, {
      one: `${number(points)} punto`,
      many: `${number(points)} puntos`,
      other: `${number(points)} puntos`,
    }),
  alike: (n) =>
    plural(n, {
      one: `${number(n)} respuesta más dice lo mismo.`,
      many: `${number(n)} respuestas más dicen lo mismo.`,
      other: `${number(n)} respuestas más dicen lo mismo.`,
    }),
  saveAll: (n, all) =>
    plural(n, {
      one: `Guardar para las dos respuestas`,
      many: `Guardar para las ${number(all)} respuestas`,
      other: `Guardar para las ${number(all)} respuestas`,
    }),
  savedTogether: (n) =>
    plural(n, {
      one: `${number(n)} respuesta corregida.`,
      many: `${number(n)} respuestas corregidas.`,
      other: `${number(n)} respuestas corregidas.`,
    }),
  key: 'Clave de respuestas',
  changed: (n, up, down) =>
    plural(n, {
      one: `Con la rúbrica actual cambia ${number(n)} nota publicada: ${number(up)} sube, ${number(down)} baja.`,
      many: `Con la rúbrica actual cambian ${number(n)} notas publicadas: ${number(up)} suben, ${number(down)} bajan.`,
      other: `Con la rúbrica actual cambian ${number(n)} notas publicadas: ${number(up)} suben, ${number(down)} bajan.`,
    }),
  changedMarks: 'Notas que cambian',
  takeMark: (n) => `Usar la nota ${number(n)}`,
  takeAverage: (points) => `Usar el promedio: ${points}`,
}
