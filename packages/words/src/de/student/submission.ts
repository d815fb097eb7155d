import type * as en from '../../en/student/submission.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  question: 'Möchtest du wirklich abgeben?',
  unanswered: (n) =>
    plural(n, {
      one: `${number(n)} Frage ist unbeantwortet.`,
      other: `${number(n)} Fragen sind unbeantwortet.`,
    }),
  skipped: (n) =>
    plural(n, { one: 'Sie wird als übersprungen gewertet.', other: 'Sie werden als übersprungen gewertet.' }),
  complete: (n) =>
    plural(n, {
      one: 'Du hast die Frage beantwortet.',
      other: `Du hast alle ${number(n)} Fragen beantwortet.`,
    }),
  unansweredList: 'Unbeantwortete Fragen',
  flaggedList: 'Markierte Fragen',
  flagged: (n) =>
    plural(n, {
      one: 'Diese wolltest du noch einmal ansehen:',
      other: 'Diese wolltest du noch einmal ansehen:',
    }),
  goTo: (n) => `Zu Frage ${number(n)}`,
  goBack: 'Zurück zum Quiz',
  submit: 'Jetzt abgeben',
  submitting: 'Wird abgegeben …',
  submittingTitle: 'Dein Quiz wird abgegeben',
  timeIsUp: 'Die Zeit ist um! Dein Quiz wird abgegeben.',
  ended: 'Deine Lehrkraft hat das Quiz beendet. Deine Antworten werden abgegeben.',
  safe: (answers) =>
    plural(answers, {
      one: 'Deine Antwort ist sicher.',
      other: `Alle deine ${number(answers)} Antworten sind sicher.`,
    }),
  opensSoon: 'Dein Ergebnis öffnet sich gleich; du musst nichts tun.',
  failed: 'Das Quiz konnte nicht abgegeben werden: Abgabe fehlgeschlagen',
  failedBecause: (why) => `Das Quiz konnte nicht abgegeben werden: ${why}`,
  failedForNow:
    'Das Quiz konnte nicht abgegeben werden: Abgabe fehlgeschlagen. Es wird automatisch noch einmal gesendet.',
  offline: 'Noch nicht abgegeben: Du bist offline. Gesendet wird, sobald du wieder verbunden bist.',
  offlineAtEnd:
    'Du bist offline. Deine Antworten sind auf diesem Gerät sicher und werden abgegeben, sobald du wieder verbunden bist.',
  doNotClose: 'Deine Antworten sind nur auf dieser Seite: Schließe sie nicht.',
  arrivals: {
    alreadyAttempted: 'Du hast dieses Quiz schon gemacht.',
    someTooLate:
      'Einige deiner Antworten kamen an, als das Quiz schon geschlossen war. Nur was vorher gespeichert war, zählt.',
  },
}
