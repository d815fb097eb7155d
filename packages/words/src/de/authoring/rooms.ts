import type * as en from '../../en/authoring/rooms.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  saving: 'Wird gespeichert …',
  undo: 'Rückgängig',
  questions: (n) => plural(n, { one: `${number(n)} Frage`, other: `${number(n)} Fragen` }),
  tickMarksCorrect: 'richtige Optionen haben ein Häkchen',
  writeTitle: (quiz) => `Fragen schreiben – ${quiz}`,
  reviewQuiz: 'Quiz prüfen',
  editQuiz: 'Quiz bearbeiten',
  notChanged: (hint) => `Das konnte nicht geändert werden. ${hint}`,
  endForEveryone: 'Für alle beenden',
  finalize: 'Fertigstellen',
}
