import type * as en from '../../en/results/lenient.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  task: 'Écris ta réponse. Les accents, les espaces et la ponctuation ne comptent pas, mais les apostrophes comptent. Tu peux écrire oe pour œ ou ss pour ß.',
}
