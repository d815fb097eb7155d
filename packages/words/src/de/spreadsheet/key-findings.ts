import type * as en from '../../en/spreadsheet/key-findings.ts'
import type { WordsOf } from '../../format.ts'
import { either, list, plural, texts } from '../language.ts'

export const words: WordsOf<typeof en> = {
  keyFindings: {
    'key-missing': ({ labels }) =>
      `Die richtige Antwort fehlt. Geben Sie ${list(labels)} oder den Text einer Option ein.`,
    'key-missing-without-options': 'Die richtige Antwort fehlt. Geben Sie den Text einer Option ein.',
    'key-not-an-option': ({ key, count, labels }) =>
      plural(count, {
        one: `${key} ist nicht die vorhandene Option. Verwenden Sie ${list(labels)} oder den Text einer Option.`,
        other: `${key} ist keine der ${count} Optionen. Verwenden Sie ${list(labels)} oder den Text einer Option.`,
      }),

    'key-run-together': ({ key, count, apart }) =>
      plural(count, {
        one: `${key} ist nicht die vorhandene Option. Schreiben Sie für mehrere Antworten ${apart}.`,
        other: `${key} ist keine der ${count} Optionen. Schreiben Sie für mehrere Antworten ${apart}.`,
      }),
    'key-mixes-kinds': ({ key, labels }) =>
      `${key} mischt Texte, Buchstaben und Zahlen. Verwenden Sie ${list(labels)} oder den Text einer Option.`,
    'key-names-empty-option': ({ key, option, labels }) =>
      `${key} nennt Option ${option}, die in dieser Zeile leer ist. Füllen Sie sie aus oder verwenden Sie ${list(labels)} oder den Text einer Option.`,

    'key-in-cyrillic': ({ key, count, ways }) =>
      plural(count, {
        one: `${key} ist ein kyrillischer Buchstabe. Verwenden Sie ${either(ways)} oder den Text einer Option.`,
        other: `${key} steht in kyrillischen Buchstaben. Verwenden Sie ${either(ways)} oder den Text einer Option.`,
      }),
    'key-in-greek': ({ key, count, ways }) =>
      plural(count, {
        one: `${key} ist ein griechischer Buchstabe. Verwenden Sie ${either(ways)} oder den Text einer Option.`,
        other: `${key} steht in griechischen Buchstaben. Verwenden Sie ${either(ways)} oder den Text einer Option.`,
      }),
    'key-read-as-position': ({ key, answers, instead }) =>
      `${key} wird als Nummer der Option gelesen: Die Antwort ist ${texts(answers)}. Ist der Text gemeint, schreiben Sie hier ${instead}.`,
    'key-read-as-text-not-letter': ({ key, meant }) =>
      `${key} wird als Text einer Option gelesen. Ist der Buchstabe gemeint, schreiben Sie hier ${texts(meant)}.`,
    'key-read-as-text-not-position': ({ key, meant }) =>
      `${key} wird als Text einer Option gelesen. Ist die Nummer der Option gemeint, schreiben Sie hier ${texts(meant)}.`,
    'key-read-as-letter': ({ key, answers, instead }) =>
      `${key} wird wie die anderen Lösungen als Buchstabe gelesen: Die Antwort ist ${texts(answers)}. Ist der Text gemeint, schreiben Sie hier ${instead}.`,
    'keys-count-from-zero': ({ row }) =>
      `Die Lösung in Zeile ${row} ist 0: Diese Spalte zählt die Optionen anscheinend ab 0. Hier wird ab 1 gezählt.`,
    'keys-may-count-from-zero':
      'Keine Lösung nennt die letzte Option. Zählt diese Spalte die Optionen ab 0, sagen Sie es hier; sonst ist alles richtig.',

    'keys-contradict': ({ other, rows, more }) =>
      `Die Spalte ${other} nennt andere Antworten als diese Spalte in den Zeilen: ${list(rows, more)}. Sehen Sie nach, welche richtig ist.`,
    'key-read-as-own-letter': ({ key, answers }) =>
      `${key} wird als der Buchstabe gelesen, der in der Option selbst steht: Die Antwort ist ${texts(answers)}.`,
    'key-read-as-list': ({ key, answers, number }) =>
      `${key} wird als Liste gelesen: Die Antworten sind ${texts(answers)}. Ist die Zahl gemeint, schreiben Sie hier ${number}.`,
    'key-read-loosely': ({ key, answers, count }) =>
      plural(count, {
        one: `${key} wird so gelesen: Die Antwort ist ${texts(answers)}.`,
        other: `${key} wird so gelesen: Die Antworten sind ${texts(answers)}.`,
      }),
  },
}
