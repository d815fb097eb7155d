import type * as en from '../../en/results/start-window.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: 'موعد البدء',
  opensIn: (left) => `الوقت المتبقي للفتح: ${left}`,
  closed: 'هذا الاختبار مغلق. إن كان لا يزال عليك أداؤه، يُرجى مراجعة معلّمك.',
  closedOn: (moment) => `أُغلق هذا الاختبار في ${moment}. إن كان لا يزال عليك أداؤه، يُرجى مراجعة معلّمك.`,
  opens: (moment) => `يُفتح هذا الاختبار في ${moment}.`,
  wait: 'يمكنك الانتظار هنا. يظهر زر البدء عند فتح الاختبار.',
  closes: (moment) => `يُغلق في ${moment}.`,
  startUntil: (moment, span) => `يمكنك البدء حتى ${moment} (الوقت المتبقي: ${span}).`,
  fullTime: 'إذا بدأت قبل ذلك فلك وقتك كاملاً.',
  lessTime: (span, limit) =>
    `ينتهي الاختبار للجميع حينها. إذا بدأت الآن فوقتك: ${span}، والمدة الأصلية: ${limit}.`,
  everyoneStops: 'ينتهي الاختبار للجميع حينها، حتى لو بقي لديك وقت.',
  ownTime: (moment, zone) => `${moment} (بتوقيتك، ${zone})`,
  soon: 'أقل من دقيقة',
  hours: (n) =>
    plural(n, {
      zero: '0 ساعة',
      one: 'ساعة واحدة',
      two: 'ساعتان',
      few: `${number(n)} ساعات`,
      many: `${number(n)} ساعة`,
      other: `${number(n)} ساعة`,
    }),
  hoursAndMinutes: (ofHours, minutes) => `${ofHours} و${minutes}`,
  days: (n) =>
    plural(n, {
      zero: '0 يوم',
      one: 'يوم واحد',
      two: 'يومان',
      few: `${number(n)} أيام`,
      many: `${number(n)} يومًا`,
      other: `${number(n)} يوم`,
    }),
}
