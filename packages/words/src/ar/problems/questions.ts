import type * as en from '../../en/problems/questions.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  questions: {
    'no-questions': 'يُرجى إضافة سؤال واحد على الأقل.',
    'too-many-questions': ({ most, count }) => `أقصى عدد لأسئلة الاختبار ${most}؛ وعددها هنا ${count}.`,
    'question-empty': ({ question }) => `لا يمكن أن يكون السؤال ${question} فارغًا.`,
    'question-too-long': ({ question, most }) =>
      `السؤال ${question} أطول من الحد الأقصى لعدد الأحرف (${number(most)}).`,
    'option-count': ({ question, least, most }) =>
      `يجب أن يكون عدد خيارات السؤال ${question} من ${least} إلى ${most}.`,
    'option-empty': ({ question }) => `في السؤال ${question} خيار فارغ.`,
    'option-repeated': ({ question }) => `في السؤال ${question} خيار مكرر.`,
    'option-too-long': ({ question, option, most }) =>
      `الخيار ${option} من السؤال ${question} أطول من الحد الأقصى لعدد الأحرف (${number(most)}).`,
    'fixed-option-unknown': ({ question }) =>
      `يثبّت السؤال ${question} في مكانه خيارًا غير موجود، أو خيارًا واحدًا مرتين.`,
    'no-correct-answer': ({ question }) => `يلزم السؤال ${question} إجابة صحيحة واحدة على الأقل.`,
    'several-correct-answers': ({ question }) => `لا يقبل السؤال ${question} إلا إجابة صحيحة واحدة.`,
    'correct-answer-not-an-option': ({ question }) => `للسؤال ${question} إجابة صحيحة ليست من خياراته.`,
    'no-written-answer': ({ question }) => `يلزم السؤال ${question} إجابة مكتوبة صالحة.`,
    'accepted-twice': ({ text, first }) => `«${text}» مقبولة بالفعل مثل «${first}».`,
    'options-on-written': ({ question }) => `السؤال ${question} يُجاب عنه كتابةً ولا يمكن أن تكون له خيارات.`,
    'answer-too-long': ({ question, most }) =>
      `إجابة السؤال ${question} أطول من الحد الأقصى لعدد الأحرف (${number(most)}).`,
    'marking-unknown': ({ question }) => `يحتسب السؤال ${question} إجابات صحيحة ليست فيه.`,
    'too-many-accepted': ({ question }) => `يقبل السؤال ${question} إجابات أكثر أو أطول من المسموح.`,
    'unknown-question': 'هذا السؤال ليس من الاختبار.',
    'other-form': 'للإجابات عن هذا السؤال شكل آخر.',
  },
}
