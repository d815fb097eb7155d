import type * as en from '../../en/results/numeric.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  task: 'Gib eine Zahl ein',
  tasks: {
    decimals: (n) =>
      plural(n, {
        one: `Gib eine Zahl mit ${number(n)} Nachkommastelle ein`,
        other: `Gib eine Zahl mit ${number(n)} Nachkommastellen ein`,
      }),
    significant: (n) =>
      plural(n, {
        one: `Gib eine Zahl mit ${number(n)} gültigen Ziffer ein`,
        other: `Gib eine Zahl mit ${number(n)} gültigen Ziffern ein`,
      }),
  },
  withUnit: (asked) => `${asked}, mit Einheit`,
  readAs: (text) => `Gelesen als ${text}`,
  notYet: 'Noch keine Zahl',
  unknownUnit: (unit) => `„${unit}“ ist keine Einheit, die Quizly kennt`,
}
