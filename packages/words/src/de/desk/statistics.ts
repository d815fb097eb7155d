import type * as en from '../../en/desk/statistics.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  difficultyHint: 'Die Schwierigkeit ist der Anteil derer, die die Frage richtig haben.',
  discriminationHint:
    'Die Trennschärfe sagt, ob diejenigen, die bei den anderen Fragen gut waren, auch diese richtig haben.',
  tooFew: (needed) =>
    plural(needed, {
      one: `Zu wenige Antworten, um zu sagen, wie zuverlässig die Punktzahlen sind: Nötig ist mindestens ${number(needed)}.`,
      other: `Zu wenige Antworten, um zu sagen, wie zuverlässig die Punktzahlen sind: Nötig sind mindestens ${number(needed)}.`,
    }),
  reliability: {
    none: 'Zuverlässigkeit: Die Punktzahlen unterscheiden die Lernenden nicht.',
    high: 'Zuverlässigkeit: hoch. Ein ähnliches Quiz ergäbe fast die gleiche Reihenfolge.',
    low: 'Zuverlässigkeit: niedrig. Ein ähnliches Quiz könnte eine andere Reihenfolge ergeben; mehr Fragen helfen.',
    fair: 'Zuverlässigkeit: mäßig. Ein ähnliches Quiz ergäbe für die meisten die gleiche Reihenfolge; kleine Unterschiede sagen wenig.',
  },
  title: 'Statistische Kennwerte',
  alpha: (value, low, high, error, points) =>
    plural(points, {
      one: `Alpha-Koeffizient ${value}, 95-%-Intervall ${low} bis ${high} (Feldt). Standardfehler einer Punktzahl: ${error} von ${number(points)} Punkt.`,
      other: `Alpha-Koeffizient ${value}, 95-%-Intervall ${low} bis ${high} (Feldt). Standardfehler einer Punktzahl: ${error} von ${number(points)} Punkten.`,
    }),
  deviation: (points) => `Standardabweichung der Punktzahlen: ${points} Punkte.`,
  difficulty:
    'Schwierigkeit: der Anteil richtiger Antworten; beim Zeigen mit der Maus das 95-%-Intervall nach Wilson. Leicht ab 85 %, schwer unter 40 %.',
  discrimination:
    'Trennschärfe: die Korrelation mit den Punkten in allen anderen Fragen; beim Zeigen mit der Maus ein Bootstrap-Intervall. Gut ab 0,30, mäßig ab 0,15. Negativ nur, wenn ihr Intervall nach Holms Korrektur über alle Fragen die 0 ausschließt. Nötig sind 10 Ergebnisse und je 3 richtige und falsche Antworten.',
  weighted: {
    difficultyHint: 'Die Schwierigkeit ist der Anteil der Punkte, den die Lernenden erreicht haben.',
    difficulty:
      'Schwierigkeit: der mittlere Anteil der Punkte; beim Zeigen mit der Maus das 95-%-Intervall nach Wilson, oder ein Bootstrap-Intervall, wo es Teilpunkte gab. Leicht ab 85 %, schwer unter 40 %.',
  },
}
