import type * as en from '../../en/spreadsheet/fixes.ts'
import type { WordsOf } from '../../format.ts'
import { list, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  fixes: {
    'read-as-accepted': ({ count }) =>
      plural(count, {
        one: `Als ${count} anerkannte Antwort lesen`,
        other: `Als ${count} anerkannte Antworten lesen`,
      }),
    'read-as-number': ({ number, tolerance }) => `Als Zahl ${number} ± ${tolerance} lesen`,
    'write-text': ({ text }) => `${text} verwenden`,
    'write-texts': ({ texts }) => `${list(texts)} verwenden`,

    'write-pair': ({ first, second }) => `${first} / ${second}`,
    'clear-text': ({ text }) => `${text} löschen`,
    'multiple-correct': 'Mehrfachauswahl',
    'multiple-choice': 'Multiple Choice',
    'write-answer': 'Freitext',
    'remove-row': 'Zeile entfernen',
    'leave-out-notes': 'Anmerkungen weglassen',
    'count-from-zero': 'Ab 0 zählen',
    'not-a-question': 'Keine Frage',

    'not-used': 'Nicht verwendet',
    'clear-types': 'Typen leer lassen',
    convert: 'Umwandeln',
  },
  fixesForAll: {
    'as-number': (rows) =>
      plural(rows, {
        one: `In ${rows} Zeile als Zahl mit Toleranz lesen`,
        other: `In allen ${rows} Zeilen als Zahlen mit Toleranz lesen`,
      }),
    'accepted-answers': (rows) =>
      plural(rows, {
        one: `In ${rows} Zeile als anerkannte Antworten lesen`,
        other: `In allen ${rows} Zeilen als anerkannte Antworten lesen`,
      }),
    'as-read': (rows) =>
      plural(rows, {
        one: `Gelesenes in ${rows} Zeile verwenden`,
        other: `Gelesenes in allen ${rows} Zeilen verwenden`,
      }),
    'other-reading': (rows) =>
      plural(rows, {
        one: `Andere Lesart in ${rows} Zeile verwenden`,
        other: `Andere Lesart in allen ${rows} Zeilen verwenden`,
      }),
    nearest: (rows) =>
      plural(rows, {
        one: `Ähnlichste Option in ${rows} Zeile verwenden`,
        other: `Ähnlichste Option in allen ${rows} Zeilen verwenden`,
      }),
    'as-fraction': (rows) =>
      plural(rows, {
        one: `Brüche in ${rows} Zeile verwenden`,
        other: `Brüche in allen ${rows} Zeilen verwenden`,
      }),
    'as-turned-fraction': (rows) =>
      plural(rows, {
        one: `Umgekehrte Brüche in ${rows} Zeile verwenden`,
        other: `Umgekehrte Brüche in allen ${rows} Zeilen verwenden`,
      }),
    'as-date': (rows) =>
      plural(rows, {
        one: `Datum in ${rows} Zeile verwenden`,
        other: `Datum in allen ${rows} Zeilen verwenden`,
      }),
    'true-false': (rows) =>
      plural(rows, { one: `Wahr / Falsch in ${rows} Zeile`, other: `Wahr / Falsch in allen ${rows} Zeilen` }),
    choice: (rows) =>
      plural(rows, {
        one: `Multiple Choice in ${rows} Zeile`,
        other: `Multiple Choice in allen ${rows} Zeilen`,
      }),
    several: (rows) =>
      plural(rows, {
        one: `Mehrfachauswahl in ${rows} Zeile`,
        other: `Mehrfachauswahl in allen ${rows} Zeilen`,
      }),
    written: (rows) =>
      plural(rows, { one: `Freitext in ${rows} Zeile`, other: `Freitext in allen ${rows} Zeilen` }),
    'one-spelling': (rows) =>
      plural(rows, {
        one: `Erste Schreibweise in ${rows} Zeile verwenden`,
        other: `Erste Schreibweise in allen ${rows} Zeilen verwenden`,
      }),
    'clear-placeholder': (rows) =>
      plural(rows, {
        one: `Solche Zellen in ${rows} Zeile leeren`,
        other: `Solche Zellen in allen ${rows} Zeilen leeren`,
      }),
    'clear-repeated': (rows) =>
      plural(rows, {
        one: `Doppelte Optionen in ${rows} Zeile löschen`,
        other: `Doppelte Optionen in allen ${rows} Zeilen löschen`,
      }),
    'clear-type': (rows) =>
      plural(rows, { one: `Typ in ${rows} Zeile löschen`, other: `Typ in allen ${rows} Zeilen löschen` }),
    'remove-blank': (rows) =>
      plural(rows, {
        one: `${rows} Zeile ohne Frage entfernen`,
        other: `${rows} Zeilen ohne Frage entfernen`,
      }),
    'remove-title': (rows) =>
      plural(rows, {
        one: `${rows} Zeile entfernen, die keine Frage ist`,
        other: `${rows} Zeilen entfernen, die keine Fragen sind`,
      }),
    'remove-unmarkable': (rows) =>
      plural(rows, {
        one: `${rows} nicht bewertbare Zeile entfernen`,
        other: `${rows} nicht bewertbare Zeilen entfernen`,
      }),
    'remove-repeated': (rows) =>
      plural(rows, { one: `${rows} doppelte Frage entfernen`, other: `${rows} doppelte Fragen entfernen` }),
    'remove-headings': (rows) =>
      plural(rows, {
        one: `${rows} Zeile mit Überschriften entfernen`,
        other: `${rows} Zeilen mit Überschriften entfernen`,
      }),
    'leave-out-notes': (rows) =>
      plural(rows, {
        one: `Anmerkungen in ${rows} Zeile weglassen`,
        other: `Anmerkungen in allen ${rows} Zeilen weglassen`,
      }),

    'from-zero': () => 'Ab 0 zählen',
    'type-unused': () => 'Nicht verwendet',
    'clear-types': () => 'Typen leer lassen',
    convert: () => 'Umwandeln',
  },
}
