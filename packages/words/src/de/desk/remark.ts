import type * as en from '../../en/desk/remark.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  loading: 'Frage wird geladen',
  gone: 'Diese Frage gehört nicht mehr zum Quiz',
  back: 'Zurück zu den Ergebnissen',
  title: (n) => `Lösung von Frage ${number(n)}`,
  accept: (link) => [link('Antworten anerkennen'), ', die anders geschrieben sind.'],
  askOwner:
    'Um zu ändern, wie diese Frage gewertet wird, brauchen Sie das Recht zum Bewerten. Bitten Sie die Person darum, der das Quiz gehört.',
  rulesForAll: {
    full: 'Bei dieser Frage haben alle die volle Punktzahl.',
    'left-out': 'Diese Frage wird nicht gewertet.',
  },
  modesTitle: 'Wie soll sie zählen?',
  modes: {
    'either-key': 'Alte und neue Antwort anerkennen',
    'new-key': 'Nur die neue Antwort anerkennen',
    'full-marks': 'Volle Punktzahl für alle',
    'left-out': 'Frage nicht werten',
  },
  modeHints: {
    'either-key': 'Beide sind richtig, auch für alle, die später starten.',
    'new-key': 'Wer schon gestartet ist, behält die Punkte dafür.',
    'full-marks': 'Alle bekommen den Punkt, egal was sie geantwortet haben.',
    'left-out': 'Wird nicht gewertet. Schon vergebene Punkte bleiben.',
  },
  lowerHints: {
    'new-key': 'Wer nur mit der alten Antwort richtig lag, verliert den Punkt.',
    'left-out': 'Wird für niemanden gewertet, ob richtig oder falsch.',
  },
  weightedHints: {
    'full-marks': 'Alle erhalten alle Punkte der Frage, egal was sie geantwortet haben.',
    'new-key': 'Wer nur mit der alten Antwort Punkte bekommen hat, verliert sie.',
  },
}
