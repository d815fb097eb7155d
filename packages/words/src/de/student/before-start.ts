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
    'Wenn du noch nicht angefangen hast, läuft deine Uhr nicht: Es noch einmal zu probieren kostet dich keine Zeit. Wenn du schon angefangen hast, bleiben deine Antworten erhalten und du machst dort weiter, wo du warst.',
  missingHint: 'Zu jedem Quiz gehört ein Code. Gib den ein, den du bekommen hast.',
  otherCode: 'Anderen Code eingeben',
  questions: (n) => plural(n, { one: `${number(n)} Frage`, other: `${number(n)} Fragen` }),
  notStarted: 'Noch nicht gestartet',
  heading: 'Bevor du startest',
  clock: 'Die Uhr läuft, sobald du auf „Quiz starten“ drückst, und lässt sich nicht anhalten.',
  saving: 'Jede Antwort wird sofort gespeichert, auch wenn die Verbindung abbricht.',
  changing: 'Du kannst jede Antwort ändern, bis du abgibst. Bei 0:00 wird das Quiz automatisch abgegeben.',
  start: 'Quiz starten',
  startFailed: (why) => `Das Quiz konnte nicht gestartet werden. ${why}`,
  questionCount: 'Fragen',
  timeLimit: 'Zeitlimit',
  withExtra: (minutes, extra) => `${minutes} (davon ${number(extra)} zusätzlich für dich)`,
  attempts: 'Versuche',
  oneAttempt: '1 Versuch',
}
