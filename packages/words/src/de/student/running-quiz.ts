import type * as en from '../../en/student/running-quiz.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  status: 'Stand des Quiz',
  timeLeft: 'Restzeit',
  lastMinute: 'Letzte Minute',
  tabTitle: (time, quiz) => `Noch ${time} – ${quiz}`,
  unanswered: (n) => `${number(n)} unbeantwortet`,
  submit: 'Quiz abgeben',
  lastQuestion: 'Das war die letzte Frage.',
  answered: 'Beantwortet',
  notAnswered: 'Nicht beantwortet',
  flagged: 'Markiert',
  states: {
    answered: 'beantwortet',
    unanswered: 'nicht beantwortet',
  },
  flaggedStates: {
    answered: 'beantwortet, markiert',
    unanswered: 'nicht beantwortet, markiert',
  },
  keys: (letters, numbers, flag) => [
    'In einer Frage: ',
    letters,
    ' oder ',
    numbers,
    ' zum Auswählen, Pfeiltasten zum Bewegen, ',
    flag,
    ' zum Markieren.',
  ],
  saves: {
    saved: 'Alle Antworten gespeichert',
    saving: 'Wird gespeichert …',
    offline: 'Offline – Antworten bleiben auf diesem Gerät',
    'offline-here': 'Offline – Antworten sind nur auf dieser Seite: nicht schließen',
    failing: 'Nicht gespeichert – neuer Versuch läuft',
    refused: 'Nicht gespeichert – bleibt auf diesem Gerät',
    here: 'Nicht gespeichert – nur auf dieser Seite: nicht schließen',
    missed: 'Gespeichert, bis auf eine Antwort, die zu spät kam',
  },
  spokenSaves: {
    offline: 'Du bist offline. Deine Antworten bleiben auf diesem Gerät erhalten.',
    'offline-here': 'Du bist offline. Deine Antworten sind nur auf dieser Seite. Schließe sie nicht.',
    saved: 'Du bist wieder online. Deine Antworten sind gespeichert.',
  },
  otherTab: 'Dieses Quiz ist auch in einem anderen Tab offen. Beide speichern dieselben Antworten.',
  doubtfulTime: 'Die Restzeit stimmt vielleicht nicht, bis du wieder online bist.',
  moreTime: (minutes) =>
    plural(minutes, {
      one: `Du hast ${number(minutes)} Minute mehr.`,
      other: `Du hast ${number(minutes)} Minuten mehr.`,
    }),
}
