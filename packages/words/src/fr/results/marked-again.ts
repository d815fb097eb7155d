import type * as en from '../../en/results/marked-again.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: 'Nouvelle correction',
  asBefore: (date, n) => `Compte de nouveau comme avant depuis le ${date} : question ${number(n)}.`,
  byHand: (date, n, verdict) =>
    ({
      correct: `Corrigée à la main le ${date} : la question ${number(n)} compte comme correcte.`,
      incorrect: `Corrigée à la main le ${date} : la question ${number(n)} compte comme incorrecte.`,
    })[verdict],
  pointsByHand: (date, n, points) =>
    plural(points, {
      one: `Corrigé à la main le ${date} : la question ${number(n)} a ${number(points)} point.`,
      many: `Corrigé à la main le ${date} : la question ${number(n)} a ${number(points)} points.`,
      other: `Corrigé à la main le ${date} : la question ${number(n)} a ${number(points)} points.`,
    }),
  ofThen: (points) =>
    plural(points, {
      one: `La question valait alors ${number(points)} point.`,
      many: `La question valait alors ${number(points)} de points.`,
      other: `La question valait alors ${number(points)} points.`,
    }),
  again: (date, n) => `Nouvelle correction le ${date} : question ${number(n)}.`,
  rubricItem: (text, points) => `${text} (${points})`,
  adjustment: (points) => `Ajustement : ${points}`,
  rubric: 'Ce qui a compté',
}
