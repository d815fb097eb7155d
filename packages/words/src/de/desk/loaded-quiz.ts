import type * as en from '../../en/desk/loaded-quiz.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  failed: 'Die Ergebnisse konnten nicht geladen werden',
  safe: 'Es ist nichts verloren.',
  missing: 'Quiz nicht gefunden.',
  asOf: (time) => `Stand: ${time}`,
}
