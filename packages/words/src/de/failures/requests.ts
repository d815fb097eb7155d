import type * as en from '../../en/failures/requests.ts'
import type { WordsOf } from '../../format.ts'
import { plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  requests: {
    'not-http': 'Die Anfrage ist kein gültiges HTTP.',
    'not-one-host': 'Die Anfrage muss genau einen Host nennen.',
    'address-unreadable': 'Die Adresse ist nicht lesbar.',
    'body-unreadable': 'Die Anfrage ist nicht lesbar. Ihr Inhalt muss gültiges JSON sein.',
    'body-not-utf8': 'Der Inhalt muss Text in UTF-8 sein.',
    'body-broken-off': 'Die Anfrage endete vor ihrem Inhalt.',
    'request-timeout': 'Die Anfrage kam nicht rechtzeitig an. Bitte noch einmal versuchen.',
    'headers-too-large': 'Die Kopfzeilen der Anfrage sind zu groß.',
    'length-required': 'Die Anfrage muss sagen, wie lang ihr Inhalt ist.',
    'unsupported-media-type': 'Bitte JSON senden, mit der Kopfzeile Content-Type: application/json.',
    'body-too-large': ({ most, unit }) =>
      `Das ist zu groß: Auf einmal können höchstens ${most} ${unit} gesendet werden.`,
    'too-many-values':
      'Das ist zu groß: Auf einmal können höchstens 20.000 Werte gesendet werden, davon 5.000 mit Namen.',
    'no-such-address': 'Unter dieser Adresse gibt es nichts.',
    'invalid-input': 'Diese Eingabe ist ungültig.',
    'internal-error': 'Bei uns ist etwas schiefgegangen. Bitte noch einmal versuchen.',
    busy: 'Quizly hat gerade zu viel zu tun. Bitte in ein paar Sekunden noch einmal versuchen.',
    'store-unavailable':
      'Quizly erreicht seine Daten gerade nicht. Bitte in ein paar Sekunden noch einmal versuchen.',
    'many-log-in': 'Gerade melden sich viele an. Bitte in ein paar Sekunden noch einmal versuchen.',
    'server-stopping': 'Dieser Server wird gerade beendet.',
    'store-not-ready': 'Der Datenspeicher antwortet nicht oder lässt sich nicht beschreiben.',
    'texts-being-drawn':
      'Quizly ist gerade mit Formeln anderer beschäftigt. Bitte in ein paar Sekunden noch einmal versuchen.',
    'pictures-being-read':
      'Quizly ist gerade mit Bildern anderer beschäftigt. Bitte in ein paar Sekunden noch einmal versuchen.',
    'sheets-being-read':
      'Quizly liest gerade andere große Tabellen. Bitte in ein paar Sekunden noch einmal versuchen.',
    'sheet-too-large':
      'Dieses Tabellenblatt lässt sich nicht in einem Stück lesen. Bitte auf mehrere Dateien verteilen.',
    'sheet-cells': 'Dieses Tabellenblatt hat zu viele Zellen. Bitte auf mehrere Dateien verteilen.',
    'too-many-pages': 'Zu viele Seiten verfolgen Quizze. Bitte einige schließen.',
  },
  waits: {
    'too-many-attempts': ({ unit, n }) =>
      ({
        second: plural(n, {
          one: `Zu viele Versuche. Bitte in ${n} Sekunde noch einmal probieren.`,
          other: `Zu viele Versuche. Bitte in ${n} Sekunden noch einmal probieren.`,
        }),
        minute: plural(n, {
          one: `Zu viele Versuche. Bitte in ${n} Minute noch einmal probieren.`,
          other: `Zu viele Versuche. Bitte in ${n} Minuten noch einmal probieren.`,
        }),
      })[unit],
    'too-many-quizzes': ({ unit, n }) =>
      ({
        second: plural(n, {
          one: `Pro Stunde lassen sich höchstens 100 Quizze erstellen. Bitte in ${n} Sekunde noch einmal versuchen.`,
          other: `Pro Stunde lassen sich höchstens 100 Quizze erstellen. Bitte in ${n} Sekunden noch einmal versuchen.`,
        }),
        minute: plural(n, {
          one: `Pro Stunde lassen sich höchstens 100 Quizze erstellen. Bitte in ${n} Minute noch einmal versuchen.`,
          other: `Pro Stunde lassen sich höchstens 100 Quizze erstellen. Bitte in ${n} Minuten noch einmal versuchen.`,
        }),
      })[unit],
    'too-many-quizzes-of-address': ({ unit, n }) =>
      ({
        second: plural(n, {
          one: `Von einer Adresse lassen sich pro Stunde höchstens 1.000 Quizze erstellen. Bitte in ${n} Sekunde noch einmal versuchen.`,
          other: `Von einer Adresse lassen sich pro Stunde höchstens 1.000 Quizze erstellen. Bitte in ${n} Sekunden noch einmal versuchen.`,
        }),
        minute: plural(n, {
          one: `Von einer Adresse lassen sich pro Stunde höchstens 1.000 Quizze erstellen. Bitte in ${n} Minute noch einmal versuchen.`,
          other: `Von einer Adresse lassen sich pro Stunde höchstens 1.000 Quizze erstellen. Bitte in ${n} Minuten noch einmal versuchen.`,
        }),
      })[unit],
    'too-many-accounts': ({ unit, n }) =>
      ({
        second: plural(n, {
          one: `Von einer Adresse lassen sich in zehn Minuten höchstens 600 Konten anlegen. Bitte in ${n} Sekunde noch einmal versuchen.`,
          other: `Von einer Adresse lassen sich in zehn Minuten höchstens 600 Konten anlegen. Bitte in ${n} Sekunden noch einmal versuchen.`,
        }),
        minute: plural(n, {
          one: `Von einer Adresse lassen sich in zehn Minuten höchstens 600 Konten anlegen. Bitte in ${n} Minute noch einmal versuchen.`,
          other: `Von einer Adresse lassen sich in zehn Minuten höchstens 600 Konten anlegen. Bitte in ${n} Minuten noch einmal versuchen.`,
        }),
      })[unit],
    'too-many-accounts-in-a-day': ({ unit, n }) =>
      ({
        second: plural(n, {
          one: `Von einer Adresse lassen sich am Tag höchstens 3.000 Konten anlegen. Bitte in ${n} Sekunde noch einmal versuchen.`,
          other: `Von einer Adresse lassen sich am Tag höchstens 3.000 Konten anlegen. Bitte in ${n} Sekunden noch einmal versuchen.`,
        }),
        minute: plural(n, {
          one: `Von einer Adresse lassen sich am Tag höchstens 3.000 Konten anlegen. Bitte in ${n} Minute noch einmal versuchen.`,
          other: `Von einer Adresse lassen sich am Tag höchstens 3.000 Konten anlegen. Bitte in ${n} Minuten noch einmal versuchen.`,
        }),
      })[unit],
  },
}
