import type * as en from '../../en/screens/people.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  deletedStudent: 'Cuenta de estudiante eliminada',
  deletedEducator: 'Cuenta de docente eliminada',
}
