import type * as en from '../../en/student/running-question.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  outOf: (total) => `sur ${number(total)}`,
  tasks: {
    single: 'Choisis une réponse',
    multiple: 'Choisis toutes les bonnes réponses',
    write: 'Écris ta réponse',
  },
  clear: (n, hidden) => ['Effacer la réponse', hidden(` à la question ${number(n)}`)],
  flag: (n, hidden) => ['Marquer', hidden(` la question ${number(n)} pour y revenir`)],
  changedElsewhere: 'Modifiée sur un autre appareil',
}
