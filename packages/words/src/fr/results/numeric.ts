import type * as en from '../../en/results/numeric.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  task: 'Écris un nombre',
  tasks: {
    decimals: (n) =>
      plural(n, {
        one: `Écris un nombre avec ${number(n)} décimale`,
        many: `Écris un nombre avec ${number(n)} décimales`,
        other: `Écris un nombre avec ${number(n)} décimales`,
      }),
    significant: (n) =>
      plural(n, {
        one: `Écris un nombre avec ${number(n)} chiffre significatif`,
        many: `Écris un nombre avec ${number(n)} chiffres significatifs`,
        other: `Écris un nombre avec ${number(n)} chiffres significatifs`,
      }),
  },
  withUnit: (asked) => `${asked}, avec son unité`,
  readAs: (text) => `Lu comme ${text}`,
  notYet: 'Pas encore un nombre',
  unknownUnit: (unit) => `« ${unit} » n’est pas une unité que Quizly connaît`,
}
