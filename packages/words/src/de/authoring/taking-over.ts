import type * as en from '../../en/authoring/taking-over.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: 'Aus anderem Quiz importieren',
  which: 'Aus welchem Quiz?',
  search: 'Nach Titel oder Code suchen',
  lookIn: 'Suchen in',
  current: 'Aktuell',
  archived: 'Archiviert',
  failed: 'Ihre Quizze konnten nicht geladen werden.',
  none: 'Hier gibt es kein anderes Quiz mit Fragen.',
  quizzes: 'Quizze',
  shared: (questions, name) => [questions, ' · geteilt von ', name],
  more: 'Es gibt weitere: Suchen Sie nach einem Teil des Titels.',
  questionsOf: (quiz) => ['Fragen aus „', quiz, '“'],
  questionsFailed: 'Die Fragen konnten nicht geladen werden.',
  another: 'Anderes Quiz',
  questions: 'Fragen',
  all: (n) => plural(n, { one: `Die einzige Frage (${number(n)})`, other: `Alle ${number(n)} Fragen` }),
  tooMany: (most, room) =>
    `Ein Quiz kann höchstens ${number(most)} Fragen haben: Platz ist noch für ${number(room)}.`,
  insert: (n) => plural(n, { one: `${number(n)} Frage einfügen`, other: `${number(n)} Fragen einfügen` }),
}
