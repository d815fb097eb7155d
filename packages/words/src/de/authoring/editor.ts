import type * as en from '../../en/authoring/editor.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  add: '+ Weitere Frage',
  addKeys: 'Strg+Eingabe',
  saveKeys: 'Strg+S',
  keys: 'Tasten',
  nextOption: (key) => [key('Eingabe'), ' nächste Option'],
  dropOption: (key) => [key('Rücktaste'), ' leere Option entfernen'],
  correctOption: (key, last) => [key('Strg'), ' ', key('1'), '–', last, ' richtige Option'],
  addQuestion: (key) => [key('Strg'), ' ', key('Eingabe'), ' Frage hinzufügen'],
  save: (key) => [key('Strg'), ' ', key('S'), ' speichern'],
  question: (n) => `Frage ${number(n)}`,
  change: (n) => `Frage ${number(n)} ändern`,
  moveUp: (n) => `Frage ${number(n)} nach oben`,
  moveDown: (n) => `Frage ${number(n)} nach unten`,
  duplicate: (n) => `Frage ${number(n)} duplizieren`,
  remove: (n) => `Frage ${number(n)} entfernen`,
  text: 'Fragetext',
  type: 'Fragetyp',
  questions: 'Fragen',
  complete: 'Vollständig',
  problem: 'Fehlerhaft',
  unwritten: 'Noch nicht geschrieben',
  states: {
    complete: 'vollständig',
    problem: 'fehlerhaft',
    unwritten: 'noch nicht geschrieben',
  },
  marked: (option) => `Option ${option} gilt als richtig.`,
  unmarked: (option) => `Option ${option} gilt nicht als richtig.`,
  moved: (from, to) => `Frage ${number(from)} ist jetzt Frage ${number(to)}.`,
  copied: (to, from) => `Frage ${number(to)} ist eine Kopie von Frage ${number(from)}.`,
  inserted: (n) =>
    plural(n, { one: `${number(n)} Frage eingefügt.`, other: `${number(n)} Fragen eingefügt.` }),
}
