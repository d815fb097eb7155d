import type * as en from '../../en/desk/results.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  loading: 'Cargando los resultados',
  results: (n) =>
    plural(n, {
      one: `${number(n)} resultado`,
      many: `${number(n)} resultados`,
      other: `${number(n)} resultados`,
    }),
  worthALook: 'Para tener en cuenta',
  nothingStandsOut: 'Nada llama la atención.',
  distribution: 'Distribución de puntuaciones',
  questions: 'Preguntas',
  grid: 'Aciertos por estudiante',
  unmarked: (n) =>
    plural(n, {
      one: `${number(n)} resultado está pendiente de corregir y no se cuenta aquí.`,
      many: `${number(n)} resultados están pendientes de corregir y no se cuentan aquí.`,
      other: `${number(n)} resultados están pendientes de corregir y no se cuentan aquí.`,
    }),
  noneMarked: 'Aún no hay ningún resultado corregido',
  updating: 'Las puntuaciones se están actualizando',
  updatingHint: 'El cuestionario se editó. Recarga esta página en un momento.',
  figures: {
    attempts: 'Intentos',
    average: 'Promedio',
    median: 'Mediana',
    range: 'Mínima – máxima',
    time: 'Mediana del tiempo',
  },
  averageOf: (total, share) => `de ${total} · ${share}`,
  timeOf: (time) => `de ${time}`,
  range: (low, high) => `${number(low)} – ${number(high)}`,
  percent: (n) => `${number(n)} %`,
  average: (score) => `Promedio: ${score}`,
  outOf: (n) => `Puntuación sobre ${number(n)}.`,
  dots: 'Cada círculo representa a una persona.',
  students: (n) =>
    plural(n, {
      one: `${number(n)} estudiante.`,
      many: `${number(n)} estudiantes.`,
      other: `${number(n)} estudiantes.`,
    }),
  scoreColumn: 'Puntuación',
  studentsColumn: 'Estudiantes',
  scoresFromTo: (from, to) => `De ${number(from)} a ${number(to)}`,
}
