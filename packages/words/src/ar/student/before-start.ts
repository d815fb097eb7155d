import type * as en from '../../en/student/before-start.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  loadingTitle: 'تحميل الاختبار',
  loading: 'جارٍ تحميل الاختبار…',
  failed: 'تعذّر تحميل الاختبار.',
  unreachable: 'تعذّر الوصول إلى الخادم.',
  noAnswer: 'لم يتمكن الخادم من الاستجابة.',
  noTimeLost:
    'إن لم يبدأ اختبارك بعد، فالوقت لا يُحتسب ولن يضيع منه شيء عند المحاولة مرة أخرى. وإن كان قد بدأ، فإجاباتك محفوظة ويمكنك المتابعة من حيث توقفت.',
  missingHint: 'لكل اختبار رمز خاص به. يُرجى إدخال الرمز الذي حصلت عليه.',
  otherCode: 'إدخال رمز آخر',
  questions: (n) =>
    plural(n, {
      zero: 'لا أسئلة',
      one: 'سؤال واحد',
      two: 'سؤالان',
      few: `${number(n)} أسئلة`,
      many: `${number(n)} سؤالاً`,
      other: `${number(n)} سؤال`,
    }),
  notStarted: 'لم يبدأ بعد',
  heading: 'قبل البدء',
  clock: 'يبدأ احتساب الوقت عند الضغط على «بدء الاختبار» ولا يتوقف.',
  saving: 'تُحفظ كل إجابة فور إدخالها، حتى لو انقطع الاتصال.',
  changing: 'يمكنك تغيير أي إجابة حتى التسليم. عند 0:00 يُسلَّم الاختبار تلقائيًا.',
  start: 'بدء الاختبار',
  startFailed: (why) => `تعذّر بدء الاختبار. ${why}`,
  questionCount: 'الأسئلة',
  timeLimit: 'المدة',
  withExtra: (minutes, extra) => `${minutes} (منها ${number(extra)} إضافية لك)`,
  attempts: 'المحاولات',
  oneAttempt: 'محاولة واحدة',
}
