import type * as en from '../../en/authoring/taking-over.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: 'Importer depuis un autre quiz',
  which: 'Depuis quel quiz ?',
  search: 'Rechercher par titre ou code',
  lookIn: 'Chercher dans',
  current: 'Actifs',
  archived: 'Archivés',
  failed: 'Vos quiz n’ont pas pu être chargés.',
  none: 'Aucun autre quiz avec des questions ici.',
  quizzes: 'Quiz',
  shared: (questions, name) => [questions, ' · partagé par ', name],
  more: 'Il y en a d’autres : cherchez une partie du titre.',
  questionsOf: (quiz) => ['Questions de « ', quiz, ' »'],
  questionsFailed: 'Les questions n’ont pas pu être chargées.',
  another: 'Un autre quiz',
  questions: 'Questions',
  all: (n) =>
    plural(n, {
      one: `La seule question (${number(n)})`,
      many: `Les ${number(n)} de questions`,
      other: `Les ${number(n)} questions`,
    }),
  tooMany: (most, room) =>
    `Un quiz peut avoir au plus ${number(most)} questions : il reste de la place pour ${number(room)}.`,
  insert: (n) =>
    plural(n, {
      one: `Insérer ${number(n)} question`,
      many: `Insérer ${number(n)} de questions`,
      other: `Insérer ${number(n)} questions`,
    }),
}
