import type * as en from '../../en/student/running-quiz.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  status: 'Stand des Quiz',
  timeLeft: 'Restzeit',
  lastMinute: 'Letzte Minute',
  tabTitle: (time, quiz) => `Noch ${time} – ${quiz}`,
  unanswered: (n) => `${number(n)} offen`,
  submit: 'Quiz abgeben',
  lastQuestion: 'Das war die letzte Frage.',
  answered: 'Beantwortet',
  notAnswered: 'Unbeantwortet',
  flagged: 'Markiert',
  states: {
    answered: 'beantwortet',
    unanswered: 'unbeantwortet',
  },
  flaggedStates: {
    answered: 'beantwortet, markiert',
    unanswered: 'unbeantwortet, markiert',
  },
  keys: (letters, numbers, flag) => [
    'In einer Frage: ',
    letters,
    ' oder ',
    numbers,
    ' zum Auswählen, Pfeiltasten zum Wechseln, ',
    flag,
    ' zum Markieren.',
  ],
  saves: {
    saved: 'Alle Antworten gespeichert',
    saving: 'Wird gespeichert …',
    offline: 'Offline – Antworten auf diesem Gerät gesichert',
    'offline-here': 'Offline – Antworten nur auf dieser Seite: nicht schließen',
    failing: 'Nicht gespeichert – wird erneut gesendet',
    refused: 'Nicht gespeichert – nur auf diesem Gerät vorhanden',
    here: 'Nicht gespeichert – nur auf dieser Seite: nicht schließen',
    missed: 'Gespeichert, bis auf eine Antwort, die zu spät kam',
  },
  spokenSaves: {
    offline: 'Du bist offline. Deine Antworten sind auf diesem Gerät gesichert.',
    'offline-here': 'Du bist offline. Deine Antworten gibt es nur auf dieser Seite. Lass die Seite offen.',
    saved: 'Du bist wieder online. Deine Antworten sind gespeichert.',
  },
  spokenTimes: { minutes: 'Noch 5 Minuten', minute: 'Noch 1 Minute', seconds: 'Noch 10 Sekunden' },
  otherTab: 'Dieses Quiz ist auch in einem anderen Tab offen. Beide speichern dieselben Antworten.',
  doubtfulTime: 'Solange du offline bist, stimmt die Restzeit vielleicht nicht genau.',
  moreTime: (minutes) =>
    plural(minutes, {
      one: `Du hast ${number(minutes)} Minute mehr Zeit.`,
      other: `Du hast ${number(minutes)} Minuten mehr Zeit.`,
    }),
}
