import type * as en from '../../en/results/essay.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  task: 'Escribe un texto',
  tasks: {
    words: (n) =>
      plural(n, {
        one: `Escribe un texto de ${number(n)} palabra como máximo`,
        many: `Escribe un texto de ${number(n)} palabras como máximo`,
        other: `Escribe un texto de ${number(n)} palabras como máximo`,
      }),
    characters: (n) =>
      plural(n, {
        one: `Escribe un texto de ${number(n)} carácter como máximo`,
        many: `Escribe un texto de ${number(n)} caracteres como máximo`,
        other: `Escribe un texto de ${number(n)} caracteres como máximo`,
      }),
  },
  wordCount: (n) =>
    plural(n, { one: `${number(n)} palabra`, many: `${number(n)} palabras`, other: `${number(n)} palabras` }),
  wordsOf: (n, most) => `${number(n)} de ${number(most)} palabras`,
  charactersOf: (n, most) => `${number(n)} de ${number(most)} caracteres`,
  ownText: 'Tu texto en este dispositivo',
  ownTextHint:
    'Esta respuesta se cambió en otro dispositivo. Lo que escribiste aquí se conserva abajo y no cuenta.',
  copyOwn: 'Copiar este texto',
  copiedOwn: 'Copiado',
}
