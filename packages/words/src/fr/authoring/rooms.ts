import type * as en from '../../en/authoring/rooms.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  saving: 'Enregistrement…',
  undo: 'Annuler',
  questions: (n) =>
    plural(n, {
      one: `${number(n)} question`,
      many: `${number(n)} de questions`,
      other: `${number(n)} questions`,
    }),
  tickMarksCorrect: 'les bonnes réponses sont cochées',
  writeTitle: (quiz) => `Écrire les questions – ${quiz}`,
  reviewQuiz: 'Relire le quiz',
  editQuiz: 'Modifier le quiz',
  notChanged: (hint) => `La modification n’a pas pu être faite. ${hint}`,
  endForEveryone: 'Mettre fin au quiz pour tous',
  finalize: 'Finaliser',
}
