import type * as en from '../../en/authoring/answer-editor.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  options: 'Optionen',
  selectOne: 'Wählen Sie die richtige Option.',
  optionsAlike: (first, second) =>
    `Die Optionen ${first} und ${second} unterscheiden sich nur in Großschreibung, Leerzeichen oder der Art eines Zeichens.`,
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
  comparedHint:
    'Großschreibung, doppelte Leerzeichen und die Art von Apostroph, Anführungszeichen und Bindestrich spielen beim Bewerten keine Rolle.',
  acceptedToo: (n) => `Anerkannte Antwort ${number(n)}`,
  removeAccepted: (n) => `Anerkannte Antwort ${number(n)} entfernen`,
  removeAcceptedShort: 'Entfernen',
  addAccepted: '+ Weitere Antwort anerkennen',
  lenient: 'Akzente, Satzzeichen und Leerzeichen nicht beachten',
  lenientHint:
    'Buchstaben wie œ, ß und ł dürfen als oe, ss und l geschrieben sein. In Zahlen zählen Zeichen weiterhin, wie das Komma in 3,5, ebenso #, +, %, ° und das ′ in f′(x) und geht’s.',
}
