import type * as en from '../../en/problems/changed-questions.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  changedQuestions: {
    'question-gone': ({ question }) => `لم يعد السؤال ${question} ضمن هذا الاختبار.`,
    'repeated-question': ({ question }) => `السؤال ${question} مكرر في القائمة.`,
    'not-written': 'لا يمكن قبول إلا إجابات مكتوبة.',
    'too-many-further-answers': 'أقصى عدد للإجابات الإضافية للسؤال 1,000، وأقصى مجموع لأحرفها 100,000.',
    'nothing-changes': 'لا شيء يتغير بعد. يُرجى اختيار إجابة أو قاعدة أخرى.',
    'enter-reason-by-hand': 'يُرجى كتابة سبب التصحيح اليدوي',
  },
}
