import type * as en from '../../en/authoring/no-questions.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: 'Dieses Quiz hat noch keine Fragen',
  hint: 'Zum Fertigstellen braucht ein Quiz mindestens eine Frage.',
  write: 'Fragen schreiben',
}
