import type * as en from '../../en/results/timeline.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: 'السجل الزمني',
  events: {
    verified: 'تم التحقق من الرمز',
    started: 'بدأ الاختبار',
    saved: 'حُفظ',
    offline: 'انقطاع الاتصال، بحسب الجهاز نفسه',
    resumed: 'فُتح الاختبار مجددًا',
    submitted: 'تم التسليم',
    closed: 'انتهى الوقت: تم التسليم بالإجابات المحفوظة حتى ذلك الحين',
    late: 'وصلت إجابات أخرى متأخرة، وهي محفوظة لكنها لا تُحتسب',
    accepted: 'قُبلت الإجابات المتأخرة: أصبحت محتسبة',
    refused: 'رُفضت الإجابات المتأخرة',
    granted: 'مُنح وقت إضافي',
    reopened: 'أعاد المعلّم فتح المحاولة بوقت إضافي',
    marked: 'تصحيح يدوي',
    released: 'نُشرت النتائج: منذ هذه اللحظة أمكن للآخرين رؤية الإجابات الصحيحة',
    ended: 'أنهى المعلّم الاختبار للجميع: سُلّم ما أُجيب عنه حتى ذلك الحين',
  },
  grantedMinutes: (minutes) => `مُنح وقت إضافي: ${minutes}`,
  reopenedMinutes: (minutes) => `أعاد المعلّم فتح المحاولة بوقت إضافي: ${minutes}`,
  saved: (n) => `حُفظ السؤال ${number(n)}`,
  byHand: (n, verdict) =>
    ({
      correct: `احتُسب السؤال ${number(n)} صحيحًا بتصحيح يدوي`,
      incorrect: `احتُسب السؤال ${number(n)} خطأ بتصحيح يدوي`,
    })[verdict],
  pointsByHand: (n, points) =>
    plural(points, {
      zero: `السؤال ${number(n)}: صفر نقطة منحها المعلّم`,
      one: `السؤال ${number(n)}: نقطة واحدة منحها المعلّم`,
      two: `السؤال ${number(n)}: نقطتان منحهما المعلّم`,
      few: `السؤال ${number(n)}: ${number(points)} نقاط منحها المعلّم`,
      many: `السؤال ${number(n)}: ${number(points)} نقطة منحها المعلّم`,
      other: `السؤال ${number(n)}: ${number(points)} نقطة منحها المعلّم`,
    }),
  byHandUndone: (n) => `أُلغي التصحيح اليدوي للسؤال ${number(n)}`,
  device: (n) => `الجهاز ${number(n)}`,
  incomplete: 'عدد مرات الحفظ أكبر مما يتسع له السجل الزمني. ومع ذلك فالوقت المذكور بجانب كل إجابة دقيق.',
  whoSees: 'يظهر هذا لك وللمعلّم الذي أنشأ الاختبار.',
}
