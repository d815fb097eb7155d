import type * as en from '../../en/problems/numbers.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  numbers: {
    'no-number': ({ question }) => `Frage ${question} braucht eine Zahl als Antwort.`,
    'not-a-number': ({ text }) => `„${text}“ lässt sich nicht als Zahl lesen.`,
    'number-elsewhere': 'Nur eine Zahlenfrage hat eine Toleranz, eine Stellenzahl oder eine Einheit.',
    'number-key-wanted': 'Eine Zahlenfrage sagt, wie ihre Zahlen gelesen werden.',
    'tolerance-below-zero': 'Eine Toleranz ist mindestens 0.',
    'tolerance-in-per-cent': 'Wählen Sie für eine Toleranz in Prozent „In Prozent der Zahl“.',
    'tolerance-of-zero':
      'Bei der Lösung 0 ist mit einer Toleranz in Prozent nur 0 richtig. Wählen Sie eine feste Toleranz.',
    'near-too-narrow': 'Der Bereich „Fast richtig“ muss größer sein als die Toleranz.',
    'precision-wrong': ({ most }) => `Eine Anzahl von Stellen ist höchstens ${most}.`,
    'unit-unknown': ({ unit }) => `„${unit}“ ist keine Einheit, die Quizly kennt.`,
    'unit-unknown-meant': ({ unit, like }) =>
      `„${unit}“ ist keine Einheit, die Quizly kennt. Meinten Sie ${like}?`,
  },
}
