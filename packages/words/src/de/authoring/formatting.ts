import type * as en from '../../en/authoring/formatting.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  formatted: 'Formatierter Text und Formeln',
  formattedHint: ({ chemistry }) =>
    `Schreiben Sie *kursiv*, **fett**, - Listen, $x^2$ für eine Formel, ${chemistry} für Chemie. Alles andere bleibt, wie es ist.`,
  looksLikeFormulas: (found) => ['Das sieht nach Formeln aus: ', found, '.'],
  looksLikeCharacters: (found) => ['Das sieht nach Zeichen von Webseiten aus: ', found, '.'],
  convertHint: 'Alle Texte dieser Frage sind dann formatiert. Alles andere sieht aus wie vorher.',
  convert: 'Umwandeln',
  tools: 'Formatierung',
  bold: 'Fett',
  italic: 'Kursiv',
  list: 'Liste',
  table: 'Tabelle',
  code: 'Code',
  subscript: 'Tiefgestellt',
  superscript: 'Hochgestellt',
  formula: 'Formel',
  formulas: 'Formeln und Zeichen',
  groups: {
    forms: 'Brüche, Potenzen, Wurzeln',
    sums: 'Summen, Integrale, Funktionen',
    relations: 'Zeichen und Relationen',
    sets: 'Mengen und Logik',
    greek: 'Griechische Buchstaben',
    chemistry: 'Chemie',
  },
  preview: 'Vorschau',
  lastPreview: 'Die letzte Vorschau, bis die Formel vollständig ist.',
  previewFailed: 'Die Vorschau konnte nicht geladen werden. Was Sie schreiben, bleibt erhalten.',
  toSource: 'Wählen Sie eine Formel, um sie im Text zu finden.',
  tableColumn: 'Spalte',
  picture: 'Bild',
  insertPicture: 'Bild einfügen',
  insert: 'Einfügen',
  pictureSending: 'Das Bild wird gesendet …',
  pictureSent: 'Das Bild ist bereit.',
  pictureDescription: 'Beschreibung',
  pictureDescriptionHint: 'Für alle, die das Bild nicht sehen können, ohne die Antwort zu verraten.',
  pictureDescriptionMissing: 'Beschreiben Sie das Bild, oder kennzeichnen Sie es als dekorativ.',
  pictureDecorative: 'Dekorativ: Die Frage lässt sich ohne das Bild beantworten',
  pictureTooLarge: (most) => `Ein Bild darf höchstens ${most} MB groß sein. Verkleinern Sie es.`,
  picturesCost: ({ megabytes, students, mbit, seconds }) =>
    plural(seconds, {
      one: `${number(megabytes)} MB Bilder: Eine Klasse mit ${students} Lernenden wartet bei ${mbit} Mbit/s etwa ${number(seconds)} Sekunde.`,
      other: `${number(megabytes)} MB Bilder: Eine Klasse mit ${students} Lernenden wartet bei ${mbit} Mbit/s etwa ${number(seconds)} Sekunden.`,
    }),
  withAnswer: 'Steht bei der richtigen Antwort',
}
