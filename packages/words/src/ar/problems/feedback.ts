import type * as en from '../../en/problems/feedback.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  feedback: {
    'note-without-option': 'تُكتب الملاحظات بجانب خيارات سؤال الاختيار، واحدة لكل خيار.',
    'option-notes-wanted': 'ملاحظات الخيارات قائمة من النصوص، نص لكل خيار',
    'option-note-too-long': ({ most }) => `يمكن أن تصل ملاحظة الخيار إلى ${number(most)} حرف على الأكثر`,
    'practice-wanted': 'التدرب مفعّل (true) أو غير مذكور',
    'practice-while-running': ({ running }) =>
      `يُظهر التدرب الإجابات الصحيحة. الطلاب الذين يؤدّون الاختبار الآن: ${number(running)}. يمكن تفعيله بعد انتهاء الجميع.`,
    'practice-while-held-back': 'يُظهر التدرب الإجابات الصحيحة، لكن النتائج لم تُنشر بعد. يُرجى نشرها أولاً.',
    'practice-while-attempts-left':
      'يُظهر التدرب الإجابات الصحيحة، لكن للطلاب محاولة ثانية بعد. يُرجى السماح بمحاولة واحدة أو إغلاق الاختبار أولاً.',
    'attempts-while-practice': 'التدرب مفعّل ويُظهر الإجابات الصحيحة. يُرجى إيقافه قبل السماح بمحاولة ثانية.',
    'held-back-while-practice': 'التدرب مفعّل ويُظهر الإجابات الصحيحة. يُرجى إيقافه قبل حجب النتائج.',
  },
}
