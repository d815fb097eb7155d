import type * as en from '../../en/authoring/answer-editor.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  options: 'Optionen',
  selectOne: 'Wählen Sie die richtige Option.',
  selectSeveral: 'Wählen Sie alle richtigen Optionen.',
  addOption: '+ Option hinzufügen',
  isCorrect: (letter) => `Option ${letter} ist richtig`,
  option: (letter) => `Option ${letter}`,
  remove: (letter) => `Option ${letter} entfernen`,
  fixed: 'Nicht mischen',
  fixedHint: 'Werden die Optionen dieses Quiz gemischt, bleiben diese an ihrem Platz, etwa „Alle genannten“.',
  isFixed: (letter) => `Option ${letter} wird nicht gemischt`,
  isFixedWithText: (letter, text) => `Option ${letter} wird nicht gemischt: ${text}`,
  correctAnswer: 'Richtige Antwort',
  comparedHint: 'Großschreibung und Leerzeichen am Anfang und Ende spielen beim Bewerten keine Rolle.',
  acceptedToo: (n) => `Anerkannte Antwort ${number(n)}`,
  removeAccepted: (n) => `Anerkannte Antwort ${number(n)} entfernen`,
  removeAcceptedShort: 'Entfernen',
  addAccepted: '+ Weitere Antwort anerkennen',
  lenient: 'Akzente, Satzzeichen und Leerzeichen nicht beachten',
  lenientHint: 'In Zahlen zählen sie weiterhin, wie das Komma in 3,5.',
}
