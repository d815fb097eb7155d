import type * as en from '../../en/desk/accept-answers.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  loading: 'جارٍ تحميل الإجابات',
  title: (n) => `قبول إجابات السؤال ${number(n)}`,
  keyAndHistory: 'مفتاح الإجابة وسجل التغييرات',
  rulesForAll: {
    full: 'للجميع الدرجة الكاملة في هذا السؤال، فقبول إجابة لا يغيّر أي درجة.',
    'left-out': 'هذا السؤال لا يُحتسب، فقبول إجابة لا يغيّر أي درجة.',
  },
  none: 'لا إجابات بعد',
  noneHint: 'تظهر الإجابات هنا بعد أول تسليم، والمتشابهة منها في مجموعات.',
  answersInGroups: (n, groups) =>
    plural(n, {
      zero: `لا إجابات في ${groups}.`,
      one: `إجابة واحدة في ${groups}.`,
      two: `إجابتان في ${groups}.`,
      few: `${number(n)} إجابات في ${groups}.`,
      many: `${number(n)} إجابة في ${groups}.`,
      other: `${number(n)} إجابة في ${groups}.`,
    }),
  groups: (n) =>
    plural(n, {
      zero: `${number(n)} مجموعة`,
      one: 'مجموعة واحدة',
      two: 'مجموعتين',
      few: `${number(n)} مجموعات`,
      many: `${number(n)} مجموعة`,
      other: `${number(n)} مجموعة`,
    }),
  allReviewed: 'تمت مراجعتها كلها.',
  toReview: (n) =>
    plural(n, {
      zero: 'لا شيء للمراجعة.',
      one: 'واحدة للمراجعة.',
      two: 'اثنتان للمراجعة.',
      few: `${number(n)} للمراجعة.`,
      many: `${number(n)} للمراجعة.`,
      other: `${number(n)} للمراجعة.`,
    }),
  rarer: (n) =>
    plural(n, {
      zero: 'لا إجابات أندر مخفية.',
      one: 'إجابة واحدة أندر غير معروضة.',
      two: 'إجابتان أندر غير معروضتين.',
      few: `${number(n)} إجابات أندر غير معروضة.`,
      many: `${number(n)} إجابة أندر غير معروضة.`,
      other: `${number(n)} إجابة أندر غير معروضة.`,
    }),
  said: {
    accepted: (answer) => `قُبلت «${answer}».`,
    refused: (answer) => `رُفضت «${answer}».`,
    undecided: (answer) => `لم يُتخذ قرار بشأن «${answer}».`,
  },
  groupsTitle: 'المجموعات',
  answersLike: (answer) => ['إجابات تشبه «', answer, '»'],
  tickLower: 'لسحب هذه النقاط يلزم تحديد «السماح بانخفاض الدرجات».',
  noChange: 'لم تتغير أي درجة بعد.',
  answers: 'إجابات هذه المجموعة',
  given: (n) =>
    plural(n, {
      zero: 'لم ترد',
      one: 'وردت مرة واحدة',
      two: 'وردت مرتين',
      few: `وردت ${number(n)} مرات`,
      many: `وردت ${number(n)} مرة`,
      other: `وردت ${number(n)} مرة`,
    }),
  decisions: { accepted: 'مقبولة', refused: 'مرفوضة' },
  standings: {
    key: 'الإجابة الصحيحة',
    counts: 'مقبولة من قبل',
    earlier: 'تُحتسب للطلاب الذين بدؤوا قبل تغيير',
    wrong: 'غير مقبولة',
  },
  isCorrect: (answer) => `«${answer}» هي الإجابة الصحيحة.`,
  accept: (answer, spoken) => ['قبول', spoken(` «${answer}»`)],
  refuse: (answer, spoken) => ['رفض', spoken(` «${answer}»`)],
  undo: (answer, spoken) => ['تراجع', spoken(` عن «${answer}»`)],
  group: (n, times) =>
    plural(n, {
      zero: `لا إجابات، وردت ${times}`,
      one: `إجابة واحدة، وردت ${times}`,
      two: `إجابتان، وردتا ${times}`,
      few: `${number(n)} إجابات، وردت ${times}`,
      many: `${number(n)} إجابة، وردت ${times}`,
      other: `${number(n)} إجابة، وردت ${times}`,
    }),
  times: (n) =>
    plural(n, {
      zero: `${number(n)} مرة`,
      one: 'مرة واحدة',
      two: 'مرتين',
      few: `${number(n)} مرات`,
      many: `${number(n)} مرة`,
      other: `${number(n)} مرة`,
    }),
  groupDone: 'تمت',
  groupToReview: (n) =>
    plural(n, {
      zero: 'لا شيء للمراجعة',
      one: 'واحدة للمراجعة',
      two: 'اثنتان للمراجعة',
      few: `${number(n)} للمراجعة`,
      many: `${number(n)} للمراجعة`,
      other: `${number(n)} للمراجعة`,
    }),
}
