import type * as en from '../../en/authoring/question-explanation.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  label: 'Erklärung',
  hint: 'Lernende sehen sie neben der richtigen Antwort.',
}
