import type * as en from '../../en/authoring/messages.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  quizNotCreated: 'تعذّر حفظ الاختبار. يُرجى المحاولة لاحقًا.',
  questionsNotSaved: 'تعذّر حفظ الأسئلة. يُرجى المحاولة لاحقًا.',
  quizNotSaved: 'تعذّر حفظ الاختبار.',
  quizNotSavedBecause: (reason) => `تعذّر حفظ الاختبار. ${reason}`,
  quizCreated: 'تم إنشاء الاختبار بنجاح!',
  questionsSaved: 'تم حفظ الأسئلة بنجاح!',
  keysCleaned: 'أُزيلت رموز غير مرئية من الإجابات الصحيحة.',
  quizUpdated: 'تم تحديث الاختبار بنجاح!',
  quizNotLoaded: 'تعذّر تحميل الاختبار.',
  questionsNotLoaded: 'تعذّر تحميل الأسئلة.',
  codeNotFetched: 'تعذّر جلب الرمز السري.',
  answersCleared: 'مُسحت الإجابات',
  optionRemoved: 'أُزيل الخيار',
  questionRemoved: 'أُزيل السؤال',
  linesPasted: (n) => `عدد الأسطر التي أصبحت خيارات: ${number(n)}`,
  linesLeftOut: (taken, leftOut) =>
    `أسطر أصبحت خيارات: ${number(taken)}، وأسطر لم يتسع لها المكان: ${number(leftOut)}`,
  unreachable: 'تعذّر الوصول إلى الخادم. كل ما حفظته باقٍ.',
  wentWrong: 'حدث خطأ في الخادم. كل ما حفظته باقٍ.',
}
