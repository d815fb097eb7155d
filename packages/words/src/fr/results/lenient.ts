import type * as en from '../../en/results/lenient.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  task: 'Écris ta réponse. Les accents, la ponctuation et les espaces ne comptent pas. Tu peux écrire oe pour œ ou ss pour ß.',
}
