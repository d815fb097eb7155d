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
  link: {
    correct: (n) => `السؤال ${number(n)}، صحيح`,
    partly: (n) => `السؤال ${number(n)}، صحيح جزئيًا`,
    incorrect: (n) => `السؤال ${number(n)}، خطأ`,
    skipped: (n) => `السؤال ${number(n)}، متروك`,
    'left-out': (n) => `السؤال ${number(n)}، مستبعد`,
    'not-asked': (n) => `السؤال ${number(n)}، لم يُطرح`,
  },
  byHand: {
    correct: 'تصحيح يدوي: صحيح',
    incorrect: 'تصحيح يدوي: خطأ',
  },
}
