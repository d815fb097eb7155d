import type * as en from '../../en/authoring/question-types.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  names: {
    single: 'Choix unique',
    multiple: 'Plusieurs réponses',
    write: 'Réponse écrite',
    numeric: 'Réponse numérique',
    matching: 'Associer des paires',
    ordering: 'Mise en ordre',
    essay: 'Texte long',
  },
}
