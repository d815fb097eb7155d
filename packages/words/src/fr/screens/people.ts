import type * as en from '../../en/screens/people.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  deletedStudent: 'Élève supprimé',
  deletedEducator: 'Enseignant supprimé',
}
