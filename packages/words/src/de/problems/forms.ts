import type * as en from '../../en/problems/forms.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  forms: {
    'enter-name': 'Bitte den Namen eingeben',
    'name-too-long': ({ most }) => `Der Name darf höchstens ${most} Zeichen haben`,
    'name-in-one-line': 'Bitte den Namen in eine Zeile schreiben, ohne verborgene Zeichen',
    'name-of-nobody': 'Dieser Name steht für Personen, die nicht mehr da sind. Bitte den eigenen eingeben',
    'choose-role': 'Bitte Lernende oder Admin wählen',
    'choose-language': 'Eine der Sprachen wählen',
    'password-too-short': ({ least }) => `Das Passwort braucht mindestens ${least} Zeichen`,
    'password-too-long': ({ most }) => `Das Passwort darf höchstens ${most} Zeichen haben`,
    'enter-current-password': 'Bitte das aktuelle Passwort eingeben',
    'enter-new-password': 'Bitte ein neues Passwort eingeben',
    'enter-own-password': 'Bitte das eigene Passwort eingeben',
    'code-length': 'Ein Code hat 8 Zeichen',
    'enter-title': 'Geben Sie einen Titel für das Quiz ein',
    'please-enter-title': 'Bitte geben Sie einen Titel für das Quiz ein.',
    'title-too-long': ({ most }) => `Der Titel darf höchstens ${most} Zeichen haben`,
    'title-in-one-line': 'Schreiben Sie den Titel in eine Zeile, ohne verborgene Zeichen',
    'time-limit-too-short': 'Das Zeitlimit muss mindestens 1 Minute sein',
    'please-set-time-limit': 'Bitte geben Sie ein Zeitlimit für das Quiz an.',
    'time-limit-not-whole': 'Das Zeitlimit muss eine ganze Zahl von Minuten sein',
    'time-limit-too-long': ({ most }) =>
      `Das Zeitlimit darf höchstens ${number(most)} Minuten sein (24 Stunden)`,
    'too-few-questions-wanted': 'Die Anzahl der Fragen muss mindestens 1 sein',
    'questions-wanted-not-whole': 'Die Anzahl der Fragen muss eine ganze Zahl sein',
    'questions-at-most': ({ most }) => `Ein Quiz kann höchstens ${most} Fragen haben`,
    'listed-texts-at-most': ({ field, most, items }) =>
      ({
        options: `Eine Frage kann höchstens ${most} Optionen haben, oder ${items} Elemente oder Begriffe`,
        correctAnswers: `Eine Frage kann höchstens ${most} richtige Antworten haben`,
        distractors: `Eine Frage kann höchstens ${most} Distraktoren haben`,
      })[field],
    'enter-question-text': 'Schreiben Sie den Fragetext',
    'question-text-too-long': ({ most }) => `Ein Fragetext darf höchstens ${number(most)} Zeichen haben`,
    'listed-text-too-long': ({ field, most }) =>
      ({
        options: `Eine Option ist länger als ${number(most)} Zeichen`,
        correctAnswers: `Eine richtige Antwort ist länger als ${number(most)} Zeichen`,
        distractors: `Ein Distraktor ist länger als ${number(most)} Zeichen`,
      })[field],
    'attempts-allowed': ({ most }) => `Erlauben Sie 1 bis ${most} Versuche oder „unlimited“`,
    'more-minutes': ({ most }) => `Geben Sie 1 bis ${number(most)} Minuten Zusatzzeit`,
    'more-percent': ({ most }) => `Geben Sie 1 bis ${most} Prozent Zusatzzeit`,
    'whole-minutes': ({ most }) => `Geben Sie ganze Minuten, von 1 bis ${number(most)}`,
    'percent-of-time': ({ most }) => `Geben Sie 1 bis ${most} Prozent der Zeit`,
    'minutes-or-percent': 'Geben Sie entweder Minuten oder Prozent an',
    'which-student': 'Geben Sie an, wer die Zeit bekommt',
    'cut-off-from-until': 'Geben Sie an, von wann bis wann die Verbindung fehlte',
    'enter-reason': 'Geben Sie einen Grund ein',
    'reason-too-long': ({ most }) => `Der Grund darf höchstens ${most} Zeichen haben`,
    'comment-too-long': ({ most }) => `Der Kommentar kann höchstens ${most} Zeichen haben`,
    'explanation-too-long': ({ most }) => `Die Erklärung kann höchstens ${number(most)} Zeichen haben`,
    'note-too-long': ({ most }) => `Ein Grund hat höchstens ${most} Zeichen`,
    'too-many-accepted-at-once': ({ most, characters }) =>
      `Auf einmal können höchstens ${number(most)} Antworten mit zusammen ${number(characters)} Zeichen anerkannt oder abgelehnt werden`,
    'not-a-receipt': 'Das ist kein Beleg von Quizly.',
    'search-too-long': ({ most }) => `Gesucht werden können höchstens ${most} Zeichen`,
    'enter-message': 'Bitte die Nachricht schreiben',
    'message-too-long': ({ most }) => `Die Nachricht darf höchstens ${number(most)} Zeichen haben`,
    'draft-text-too-long': 'Ein Text dieses Entwurfs ist zu lang, um ihn zu speichern',
  },
}
