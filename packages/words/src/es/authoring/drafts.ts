import type * as en from '../../en/authoring/drafts.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  places: {
    server: 'Borrador guardado en el servidor',
    device: 'Borrador guardado en este dispositivo',
    nowhere: 'Este dispositivo no puede guardar un borrador',
  },
  conflict: (button) => ['Otro dispositivo también cambió este borrador. ', button('Elegir cuál conservar')],
  which: '¿Qué borrador quieres conservar?',
  compared: (mine, theirs, moment) =>
    `Este dispositivo tiene ${mine}. El otro borrador tiene ${theirs}; último cambio: ${moment}. En el otro borrador:`,
  differences: {
    missing: (n) => `Falta la pregunta ${number(n)}`,
    added: (n) => `También está la pregunta ${number(n)}`,
    changed: (n) => `La pregunta ${number(n)} es diferente`,
  },
  differenceAt: (difference, question) => [difference, ': ', question],
  more: (n) =>
    plural(n, {
      one: `${number(n)} diferencia más`,
      many: `${number(n)} diferencias más`,
      other: `${number(n)} diferencias más`,
    }),
  later: 'Decidir más tarde',
  takeOther: 'Usar el otro borrador',
  keepThis: 'Conservar este borrador',
}
