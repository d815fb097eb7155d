import type * as en from '../../en/student/running-quiz.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  status: 'حالة الاختبار',
  timeLeft: 'الوقت المتبقي',
  lastMinute: 'الدقيقة الأخيرة',
  tabTitle: (time, quiz) => `بقي ${time} – ${quiz}`,
  unanswered: (n) => `${number(n)} بلا إجابة`,
  submit: 'تسليم الاختبار',
  lastQuestion: 'كان هذا السؤال الأخير.',
  answered: 'أُجيب عنه',
  notAnswered: 'بلا إجابة',
  flagged: 'عليه علامة',
  states: {
    answered: 'أُجيب عنه',
    unanswered: 'بلا إجابة',
  },
  flaggedStates: {
    answered: 'أُجيب عنه، عليه علامة',
    unanswered: 'بلا إجابة، عليه علامة',
  },
  keys: (letters, numbers, flag) => [
    'داخل السؤال: ',
    letters,
    ' أو ',
    numbers,
    ' للاختيار، ومفاتيح الأسهم للتنقل، و',
    flag,
    ' لوضع علامة.',
  ],
  saves: {
    saved: 'كل الإجابات محفوظة',
    saving: 'جارٍ الحفظ…',
    offline: 'دون اتصال – الإجابات محفوظة على هذا الجهاز',
    'offline-here': 'دون اتصال – الإجابات محفوظة في هذه الصفحة فقط: يُرجى عدم إغلاقها',
    failing: 'لم يتم الحفظ – تجري إعادة المحاولة',
    refused: 'لم يتم الحفظ – الإجابات على هذا الجهاز فقط',
    here: 'لم يتم الحفظ – الإجابات في هذه الصفحة فقط: يُرجى عدم إغلاقها',
    missed: 'تم الحفظ، ما عدا إجابة وصلت متأخرة',
  },
  spokenSaves: {
    offline: 'انقطع اتصالك. إجاباتك محفوظة على هذا الجهاز.',
    'offline-here': 'انقطع اتصالك. إجاباتك محفوظة في هذه الصفحة فقط. يُرجى عدم إغلاقها.',
    saved: 'عاد الاتصال. إجاباتك محفوظة.',
  },
  spokenTimes: { minutes: 'بقيت 5 دقائق', minute: 'بقيت دقيقة واحدة', seconds: 'بقيت 10 ثوانٍ' },
  otherTab: 'هذا الاختبار مفتوح أيضًا في علامة تبويب أخرى. كلتاهما تحفظ الإجابات نفسها.',
  doubtfulTime: 'قد لا يكون الوقت المتبقي دقيقًا حتى يعود الاتصال.',
  moreTime: (minutes) =>
    plural(minutes, {
      zero: 'لم يُضف إلى وقتك شيء.',
      one: 'أُضيفت إلى وقتك دقيقة واحدة.',
      two: 'أُضيفت إلى وقتك دقيقتان.',
      few: `أُضيفت إلى وقتك ${number(minutes)} دقائق.`,
      many: `أُضيفت إلى وقتك ${number(minutes)} دقيقة.`,
      other: `أُضيفت إلى وقتك ${number(minutes)} دقيقة.`,
    }),
}
