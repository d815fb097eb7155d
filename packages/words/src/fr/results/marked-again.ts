import type * as en from '../../en/results/marked-again.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: 'Nouvelle correction',
  asBefore: (date, n) => `Compte de nouveau comme avant depuis le ${date} : question ${number(n)}.`,
  byHand: (date, n, verdict) =>
    ({
      correct: `Corrigée à la main le ${date} : la question ${number(n)} compte comme correcte.`,
      incorrect: `Corrigée à la main le ${date} : la question ${number(n)} compte comme incorrecte.`,
    })[verdict],
  again: (date, n) => `Nouvelle correction le ${date} : question ${number(n)}.`,
}
