import type * as en from '../../en/student/submission.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  question: 'هل تريد حقًا تسليم الاختبار؟',
  unanswered: (n) =>
    plural(n, {
      zero: 'لا أسئلة بلا إجابة.',
      one: 'سؤال واحد بلا إجابة.',
      two: 'سؤالان بلا إجابة.',
      few: `${number(n)} أسئلة بلا إجابة.`,
      many: `${number(n)} سؤالاً بلا إجابة.`,
      other: `${number(n)} سؤال بلا إجابة.`,
    }),
  skipped: (n) =>
    plural(n, {
      zero: 'لن يُحسب شيء متروكًا.',
      one: 'سيُحسب متروكًا.',
      two: 'سيُحسبان متروكين.',
      few: 'ستُحسب متروكة.',
      many: 'ستُحسب متروكة.',
      other: 'ستُحسب متروكة.',
    }),
  complete: (n) =>
    plural(n, {
      zero: 'لا أسئلة للإجابة عنها.',
      one: 'تمت الإجابة عن السؤال.',
      two: 'تمت الإجابة عن السؤالين.',
      few: `تمت الإجابة عن كل الأسئلة (${number(n)}).`,
      many: `تمت الإجابة عن كل الأسئلة (${number(n)}).`,
      other: `تمت الإجابة عن كل الأسئلة (${number(n)}).`,
    }),
  unansweredList: 'أسئلة بلا إجابة',
  flaggedList: 'أسئلة عليها علامة',
  flagged: (n) =>
    plural(n, {
      zero: 'لا أسئلة للمراجعة:',
      one: 'سؤال أردت مراجعته:',
      two: 'سؤالان أردت مراجعتهما:',
      few: 'أسئلة أردت مراجعتها:',
      many: 'أسئلة أردت مراجعتها:',
      other: 'أسئلة أردت مراجعتها:',
    }),
  goTo: (n) => `الانتقال إلى السؤال ${number(n)}`,
  goBack: 'العودة إلى الاختبار',
  submit: 'تسليم الآن',
  submitting: 'جارٍ التسليم…',
  submittingTitle: 'تسليم اختبارك',
  timeIsUp: 'انتهى الوقت! جارٍ تسليم اختبارك.',
  ended: 'أنهى معلّمك الاختبار. جارٍ تسليم إجاباتك.',
  safe: (answers) =>
    plural(answers, {
      zero: 'لا إجابات للتسليم.',
      one: 'إجابتك محفوظة.',
      two: 'إجابتاك محفوظتان.',
      few: `كل إجاباتك محفوظة (${number(answers)}).`,
      many: `كل إجاباتك محفوظة (${number(answers)}).`,
      other: `كل إجاباتك محفوظة (${number(answers)}).`,
    }),
  opensSoon: 'تظهر نتيجتك بعد لحظات، ولا يلزمك فعل أي شيء.',
  failed: 'تعذّر تسليم الاختبار: فشل الإرسال',
  failedBecause: (why) => `تعذّر تسليم الاختبار: ${why}`,
  failedForNow: 'تعذّر تسليم الاختبار: فشل الإرسال. ستُعاد المحاولة تلقائيًا.',
  offline: 'لم يُسلَّم بعد: لا يوجد اتصال. سيُسلَّم عند عودة الاتصال.',
  offlineAtEnd: 'انقطع اتصالك. إجاباتك محفوظة على هذا الجهاز وستُسلَّم عند عودة الاتصال.',
  doNotClose: 'إجاباتك محفوظة في هذه الصفحة فقط: يُرجى عدم إغلاقها.',
  arrivals: {
    alreadyAttempted: 'سبق لك أداء هذا الاختبار.',
    someTooLate: 'وصلت بعض إجاباتك بعد إغلاق الاختبار. لا يُحسب إلا ما حُفظ قبل ذلك.',
  },
}
