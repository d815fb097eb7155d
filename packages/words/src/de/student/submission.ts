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
      one: 'Diese Frage wolltest du dir noch einmal ansehen:',
      other: 'Diese Fragen wolltest du dir noch einmal ansehen:',
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
  opensSoon: 'Dein Ergebnis erscheint gleich; du musst nichts tun.',
  failed: 'Das Quiz konnte nicht abgegeben werden: Senden fehlgeschlagen',
  failedBecause: (why) => `Das Quiz konnte nicht abgegeben werden: ${why}`,
  failedForNow:
    'Das Quiz konnte noch nicht abgegeben werden: Senden fehlgeschlagen. Es wird automatisch noch einmal gesendet.',
  offline: 'Noch nicht abgegeben: Du bist offline. Sobald du wieder online bist, wird alles gesendet.',
  offlineAtEnd:
    'Du bist offline. Deine Antworten sind auf diesem Gerät sicher und werden abgegeben, sobald du wieder online bist.',
  doNotClose: 'Deine Antworten gibt es nur auf dieser Seite: Lass die Seite offen.',
  arrivals: {
    alreadyAttempted: 'Du hast dieses Quiz schon gemacht.',
    someTooLate:
      'Einige deiner Antworten kamen an, als das Quiz schon geschlossen war. Es zählt nur, was vorher gespeichert war.',
  },
}
