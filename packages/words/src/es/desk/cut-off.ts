import type * as en from '../../en/desk/cut-off.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: 'Sin conexión a la vez',
  since: (n, from) =>
    plural(n, {
      one: `${number(n)} estudiante está sin conexión desde las ${from}.`,
      many: `${number(n)} estudiantes están sin conexión desde las ${from}.`,
      other: `${number(n)} estudiantes están sin conexión desde las ${from}.`,
    }),
  were: (n, from, until, minutes) =>
    plural(n, {
      one: `${number(n)} estudiante estuvo sin conexión (${from}–${until}). ¿Darle ${minutes} más?`,
      many: `${number(n)} estudiantes estuvieron sin conexión (${from}–${until}). ¿Darles ${minutes} más?`,
      other: `${number(n)} estudiantes estuvieron sin conexión (${from}–${until}). ¿Darles ${minutes} más?`,
    }),
  reopen: (n) =>
    `Reabrir también los intentos cuyo tiempo se agotó (${number(n)}). Puede que desde entonces se hayan visto las respuestas correctas.`,
  give: (minutes) => `Dar ${minutes} más`,
  giving: 'Dando tiempo…',
  notNow: 'Ahora no',
}
