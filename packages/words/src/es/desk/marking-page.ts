import type * as en from '../../en/desk/marking-page.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: 'Corrección',
  titleOf: (n) => `Corregir la pregunta ${number(n)}`,
  loading: 'Cargando las respuestas…',
  open: 'Corregir respuestas',
  nothing: 'No hay nada pendiente de corregir',
  nothingHint: 'Las respuestas aparecen aquí cuando se entregan.',
  waiting: (n) =>
    plural(n, {
      one: `${number(n)} respuesta pendiente`,
      many: `${number(n)} respuestas pendientes`,
      other: `${number(n)} respuestas pendientes`,
    }),
  marked: (n) =>
    plural(n, {
      one: `${number(n)} ya corregida`,
      many: `${number(n)} ya corregidas`,
      other: `${number(n)} ya corregidas`,
    }),
  howFar: (waits, done) => `${waits}, ${done}`,
  releaseTitle: 'Publicación',
  ready: (n) =>
    plural(n, {
      one: `${number(n)} resultado tiene notas que aún no se ven.`,
      many: `${number(n)} resultados tienen notas que aún no se ven.`,
      other: `${number(n)} resultados tienen notas que aún no se ven.`,
    }),
  unmarked: (n) =>
    plural(n, {
      one: `${number(n)} respuesta aún no está corregida y sigue pendiente.`,
      many: `${number(n)} respuestas aún no están corregidas y siguen pendientes.`,
      other: `${number(n)} respuestas aún no están corregidas y siguen pendientes.`,
    }),
  release: 'Publicar las notas',
  releaseAsk: 'Los puntos y los comentarios se ven con el resultado, y hay un nuevo comprobante.',
  releasing: 'Publicando…',
  released: (n) =>
    plural(n, {
      one: `Notas publicadas para ${number(n)} estudiante.`,
      many: `Notas publicadas para ${number(n)} estudiantes.`,
      other: `Notas publicadas para ${number(n)} estudiantes.`,
    }),
  otherAnswers: (n) =>
    plural(n, {
      one: `${number(n)} respuesta cambió desde que se corrigió y vuelve a estar pendiente.`,
      many: `${number(n)} respuestas cambiaron desde que se corrigieron y vuelven a estar pendientes.`,
      other: `${number(n)} respuestas cambiaron desde que se corrigieron y vuelven a estar pendientes.`,
    }),
  withdraw: 'Retirar las notas',
  withdrawAsk:
    'Las respuestas vuelven a estar pendientes. Las notas se quedan aquí: puedes cambiarlas y publicarlas.',
  withdrawing: 'Retirando…',
  notDone: 'No se pudo completar. Inténtalo de nuevo: continuará donde se detuvo.',
  allMarked: 'Todas las respuestas a esta pregunta están corregidas',
  othersMark: (n) =>
    plural(n, {
      one: `${number(n)} la está corrigiendo otra persona.`,
      many: `${number(n)} las están corrigiendo otras personas.`,
      other: `${number(n)} las están corrigiendo otras personas.`,
    }),
  back: 'Preguntas por corregir',
  left: (n) =>
    plural(n, {
      one: `queda ${number(n)} respuesta, contando esta`,
      many: `quedan ${number(n)} respuestas, contando esta`,
      other: `quedan ${number(n)} respuestas, contando esta`,
    }),
  answer: 'Respuesta',
  sample: 'Respuesta modelo',
  item: (text, points) => `${text} (${points})`,
  rubric: 'Rúbrica',
  points: 'Puntos',
  morePoints: 'Puntos de más o de menos',
  comment: 'Comentario',
  commentHint: 'Se ve junto al resultado.',
  total: (n, most) => `${number(n)} de ${number(most)} puntos`,
  save: 'Guardar y seguir',
  saving: 'Guardando…',
  notSaved: 'No se pudo guardar la nota. Sigue aquí.',
  undo: 'Volver a la anterior',
  keys: 'Teclas: 1 a 9 eligen criterios, A va a los puntos, Intro guarda, U vuelve a la respuesta anterior.',
  theirs: (name, n) =>
    plural(n, {
      one: `${name} corrigió esta respuesta: ${number(n)} punto. ¿Conservar su nota o la tuya?`,
      many: `${name} corrigió esta respuesta: ${number(n)} puntos. ¿Conservar su nota o la tuya?`,
      other: `${name} corrigió esta respuesta: ${number(n)} puntos. ¿Conservar su nota o la tuya?`,
    }),
  keepTheirs: 'Conservar su nota',
  keepMine: 'Conservar mi nota',
  withdrawn: (n) =>
    plural(n, {
      one: `Notas retiradas de ${number(n)} estudiante.`,
      many: `Notas retiradas de ${number(n)} estudiantes.`,
      other: `Notas retiradas de ${number(n)} estudiantes.`,
    }),
  undoRelease: 'Deshacer',
}
