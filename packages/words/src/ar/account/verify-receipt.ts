import type * as en from '../../en/account/verify-receipt.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: 'التحقق من إيصال',
  lead: 'يبيّن الإيصال أن اختبارًا سُلّم: من سلّمه وأيّ اختبار ومتى. يمكنك لصق إيصال هنا، أو رفع ملفه.',
  receipt: 'الإيصال',
  upload: 'رفع ملف الإيصال',
  uploadHint: 'ملف JSON المحفوظ مع النتيجة',
  verify: 'التحقق',
  problems: {
    blank: 'يُرجى لصق إيصال، أو رفع ملفه.',
    unreadable: `هذا ليس إيصالاً من Quizly. يُرجى لصق النص كاملاً، مع القوسين { و } في بدايته ونهايته.`,
  },
  verdicts: {
    valid: 'هذا الإيصال صالح. وقّعه هذا الخادم، ولم يتغير فيه شيء.',
    altered: 'هذا الإيصال غير صالح. تغيّر فيه شيء بعد توقيعه، فلا يمكن الاعتماد عليه.',
    'other-server':
      'وقّع هذا الإيصال خادم آخر، فلا يمكن التحقق منه هنا. يُرجى سؤال المدرسة التي تدير ذلك الخادم.',
  },
  matches: 'الإجابات المخزّنة على هذا الخادم هي نفسها التي في الإيصال.',
  differs: 'الإجابات المخزّنة على هذا الخادم ليست التي في الإيصال.',
  facts: 'مضمون الإيصال',
  student: 'الطالب',
  quiz: 'الاختبار',
  submitted: 'التسليم',
  answered: 'الأسئلة المُجاب عنها',
  answeredOf: (n, questions) =>
    plural(questions, {
      zero: `${number(n)} من ${number(questions)}`,
      one: `${number(n)} من سؤال واحد`,
      two: `${number(n)} من سؤالين`,
      few: `${number(n)} من ${number(questions)} أسئلة`,
      many: `${number(n)} من ${number(questions)} سؤالاً`,
      other: `${number(n)} من ${number(questions)} سؤال`,
    }),
  issuedAgain: 'إعادة الإصدار',
  markedAgain: (date, n) => `${date}: أُعيد تصحيح السؤال ${number(n)}.`,
  asBefore: (date, n) => `${date}: عاد احتساب السؤال ${number(n)} كما كان.`,
}
