import type * as en from '../../en/authoring/question-explanation.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  label: 'Erklärung',
  hint: 'Lernende sehen sie neben der richtigen Antwort.',
  notes: 'Anmerkungen zu den Optionen',
  notesHint:
    'Lernende sehen die Anmerkungen zu den gewählten und zu den richtigen Optionen, zusammen mit der richtigen Antwort.',
  note: (letter) => `Anmerkung zu Option ${letter}`,
}
