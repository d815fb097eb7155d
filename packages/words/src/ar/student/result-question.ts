import type * as en from '../../en/student/result-question.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  numbered: (n) => `السؤال ${number(n)}: `,
  yourAnswer: 'إجابتك',
  answer: 'الإجابة',
  skipped: 'تُرك هذا السؤال بلا إجابة.',
  saved: (time) => `حُفظت في ${time}`,
  correctAnswer: 'الإجابة الصحيحة',
  alsoCorrect: 'صحيح أيضًا',
  link: (n, verdict) => `السؤال ${number(n)}: ${verdict}`,
  byHand: 'صُحّح يدويًا',
}
