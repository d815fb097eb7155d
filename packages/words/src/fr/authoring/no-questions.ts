import type * as en from '../../en/authoring/no-questions.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: 'Ce quiz n’a pas encore de questions',
  hint: 'Il faut au moins une question pour finaliser un quiz.',
  write: 'Écrire les questions',
}
