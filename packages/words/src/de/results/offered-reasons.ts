import type * as en from '../../en/results/offered-reasons.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  reasons: {
    'new-key': 'Die Lösung wurde korrigiert',
    'either-key': 'Auch eine andere Antwort ist richtig',
    'full-marks': 'Volle Punktzahl für alle',
    'left-out': 'Diese Frage wird nicht gewertet',
    answers: 'Auch eine andere Schreibweise zählt',
    'by-hand': 'Von Hand geprüft',
  },
  cutOff: (from, until) => `Ohne Verbindung ${from}–${until}`,
}
