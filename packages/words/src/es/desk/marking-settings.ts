import type * as en from '../../en/desk/marking-settings.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  open: 'Modo de corrección',
  titleOf: (n) => `Cómo se corrige la pregunta ${number(n)}`,
  byHand: 'Corregir a mano las respuestas a esta pregunta',
  byHandHint: 'Hasta que publiques otras notas, cuentan las de la clave de respuestas.',
  names: 'Mostrar los nombres',
  namesHint: 'Quien corrige ve de quién es cada respuesta, y las respuestas aparecen por orden de nombre.',
  second: 'Dos personas corrigen cada respuesta',
  secondHint: 'Ninguna ve la nota de la otra. Si difieren, decide una tercera corrección.',
  drift: 'Comprobar que la corrección es uniforme',
  driftHint:
    'Una de cada 20 respuestas ya la corrigió antes la misma persona. Solo ella ve cuánto coinciden sus notas.',
  save: 'Guardar',
  saving: 'Guardando…',
  saved: 'Guardado. Se aplica desde la próxima respuesta.',
  notSaved: 'No se pudo guardar. Inténtalo de nuevo.',
  others: 'Otras preguntas',
  markedByKey: 'Esta pregunta se corrige con la clave de respuestas',
}
