import type * as en from '../../en/student/before-start.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  loadingTitle: 'Quiz wird geladen',
  loading: 'Quiz wird geladen …',
  failed: 'Das Quiz konnte nicht geladen werden.',
  unreachable: 'Der Server ist nicht erreichbar.',
  noAnswer: 'Der Server konnte nicht antworten.',
  noTimeLost:
    'Wenn du noch nicht angefangen hast, läuft deine Uhr nicht: Ein neuer Versuch kostet dich keine Zeit. Wenn du schon angefangen hast, bleiben deine Antworten erhalten und du machst dort weiter, wo du warst.',
  missingHint: 'Ein Quiz öffnet sich mit seinem Code. Gib den Code ein, den du bekommen hast.',
  otherCode: 'Anderen Code eingeben',
  questions: (n) => plural(n, { one: `${number(n)} Frage`, other: `${number(n)} Fragen` }),
  notStarted: 'Nicht gestartet',
  heading: 'Bevor du startest',
  clock: 'Die Uhr läuft, sobald du auf „Quiz starten“ drückst, und hält nicht an.',
  saving: 'Jede Antwort wird sofort gespeichert, auch wenn die Verbindung abbricht.',
  changing: 'Du kannst jede Antwort ändern, bis du abgibst. Bei 0:00 wird das Quiz für dich abgegeben.',
  start: 'Quiz starten',
  startFailed: (why) => `Das Quiz konnte nicht gestartet werden. ${why}`,
  questionCount: 'Fragen',
  timeLimit: 'Zeitlimit',
  withExtra: (minutes, extra) => `${minutes} (davon ${number(extra)} Zusatzzeit für dich)`,
  attempts: 'Versuche',
  oneAttempt: '1 Versuch',
}
