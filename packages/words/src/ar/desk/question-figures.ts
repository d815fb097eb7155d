import type * as en from '../../en/desk/question-figures.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: 'الأسئلة',
  question: 'السؤال',
  difficulty: 'الصعوبة',
  discrimination: 'التمييز',
  answers: 'الإجابات',
  whyUncounted: {
    full: 'الدرجة الكاملة للجميع. لا يدخل في هذه الأرقام.',
    'left-out': 'مستبعد. لا يدخل في هذه الأرقام.',
    'not-asked': 'لم يُطرح بعد. أُضيف بعد أن بدأ هؤلاء الطلاب.',
  },
  levels: { easy: 'سهل', medium: 'متوسط', hard: 'صعب' },
  discriminations: { good: 'جيد', fair: 'مقبول', weak: 'ضعيف', negative: 'سلبي' },
  whyNoDiscrimination: {
    'all-right': 'الكل أصاب',
    'all-wrong': 'لم يُصب أحد',
    'same-rest': 'تساوت النقاط في بقية الأسئلة',
    'too-few': 'العدد لا يكفي للحكم',
  },
  whoMissed: 'من أخطأ فيه',
  byGroup: 'الإجابات حسب فئة الدرجات',
  checkPair: (prompt, partner) =>
    `يُرجى التحقق من مفتاح الإجابة. اختار أقوى الطلاب «${partner}» مقابلاً للعبارة «${prompt}».`,
  checkKey: (key, chosen) => `يُرجى التحقق من مفتاح الإجابة. فيه ${key}، لكن أقوى الطلاب اختاروا ${chosen}.`,
  changeKey: 'تغيير مفتاح الإجابة',
  shareBetween: (low, high) => `بين ${low} و${high} من الطلاب المماثلين`,
  between: (low, high) => `بين ${low} و${high}`,
  right: (n, asked) => `${number(n)} من ${number(asked)}`,
  notAsked: (n) =>
    plural(n, {
      zero: 'طُرح على الجميع',
      one: 'لم يُطرح على واحد',
      two: 'لم يُطرح على اثنين',
      few: `لم يُطرح على ${number(n)}`,
      many: `لم يُطرح على ${number(n)}`,
      other: `لم يُطرح على ${number(n)}`,
    }),
  missed: (n, place, spoken) => ['أخطأ ', number(n), spoken(` في السؤال ${number(place)}`)],
  correctAnswer: (answer) => `${answer}، صحيح`,
  acceptLike: (answer, n) => `${answer}: قبول إجابات السؤال ${number(n)}`,
  accept: 'قبول إجابات',
  groupsTitle: (n) => `السؤال ${number(n)}: الإجابات حسب فئة الدرجات`,
  groupsHint: 'الصف في ثلاثة أثلاث، حسب نقاط الأسئلة الأخرى.',
  close: 'إغلاق',
  answer: 'الإجابة',
  markedCorrect: (text) => `${text} (صحيح)`,
  thirds: { best: 'الأعلى', middle: 'الأوسط', worst: 'الأدنى' },
}
