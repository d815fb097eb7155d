import type * as en from '../../en/spreadsheet/written-instead.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  writtenInstead: {
    'row-written-names-column': ({ answer }) =>
      `${answer} ist auch die Überschrift einer Spalte, die nicht verwendet wird. Lernende müssen ${answer} schreiben. Ist das nicht gemeint, füllen Sie die Optionen aus oder wählen Sie unter „Spalten“, wo sie stehen.`,
    'row-written-true-false': ({ answer }) =>
      `Das liest sich wie eine Wahr-oder-Falsch-Frage, hat aber keine Optionen: Geben Sie „Wahr“ und „Falsch“ als Optionen ein. Lernende müssen ${answer} schreiben. Ist das nicht gemeint, füllen Sie die Optionen aus oder wählen Sie unter „Spalten“, wo sie stehen.`,
    'row-written-list': ({ answer }) =>
      `${answer} zählt richtige und falsche Optionen auf. Lernende müssen ${answer} schreiben. Ist das nicht gemeint, füllen Sie die Optionen aus oder wählen Sie unter „Spalten“, wo sie stehen.`,
    'row-written-option-name': ({ answer }) =>
      `${answer} sieht aus wie der Name einer Option, aber es gibt keine Optionen. Lernende müssen ${answer} schreiben. Ist das nicht gemeint, füllen Sie die Optionen aus oder wählen Sie unter „Spalten“, wo sie stehen.`,
    'row-written-option-names': ({ answer }) =>
      `${answer} sieht aus wie die Namen von Optionen, aber es gibt keine Optionen. Lernende müssen ${answer} schreiben. Ist das nicht gemeint, füllen Sie die Optionen aus oder wählen Sie unter „Spalten“, wo sie stehen.`,
    'row-written-in-question': ({ answer }) =>
      `Die Antwort steht in der Frage, wie eine Option. Lernende müssen ${answer} schreiben. Ist das nicht gemeint, füllen Sie die Optionen aus oder wählen Sie unter „Spalten“, wo sie stehen.`,
    'row-written-others-choose': ({ answer }) =>
      `Andere Zeilen haben Optionen, diese hat keine. Lernende müssen ${answer} schreiben. Ist das nicht gemeint, füllen Sie die Optionen aus oder wählen Sie unter „Spalten“, wo sie stehen.`,
  },
}
