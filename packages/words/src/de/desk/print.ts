import type * as en from '../../en/desk/print.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  loading: 'Fragen werden geladen',
  failed: 'Die Fragen konnten nicht geladen werden',
  safe: 'Alle Fragen sind gespeichert.',
  title: (quiz) => `Auf Papier drucken – ${quiz}`,
  heading: 'Auf Papier drucken',
  print: 'Auf Papier drucken',
  printList: 'Liste drucken',
  what: 'Was soll gedruckt werden?',
  parts: { questions: 'Fragen', answers: 'Antwortkästchen', key: 'Lösungen' },
  preview: 'Vorschau',
  noQuestions: 'Dieses Quiz hat noch keine Fragen',
  write: 'Fragen schreiben',
  facts: (n, minutes) =>
    plural(n, { one: `${number(n)} Frage · ${minutes}`, other: `${number(n)} Fragen · ${minutes}` }),
  lines: { name: 'Name', class: 'Klasse', date: 'Datum', points: 'Punkte' },
  weightedFacts: (n, points, minutes) =>
    plural(n, {
      one: `${number(n)} Frage · ${points} · ${minutes}`,
      other: `${number(n)} Fragen · ${points} · ${minutes}`,
    }),
}
