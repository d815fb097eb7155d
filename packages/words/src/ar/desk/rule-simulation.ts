import type * as en from '../../en/desk/rule-simulation.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: 'ماذا كانت كل قاعدة ستمنح هذا الصف؟',
  hint: 'محسوب من الإجابات المقدَّمة حتى الآن. لا يُحفظ شيء.',
  noResults: 'لا توجد إجابات مسلَّمة بعد، فالمعروف هو ما يمنحه التخمين فقط.',
  unclear: (n) =>
    plural(n, {
      zero: 'لا توجد نتائج يتعذّر حسابها.',
      one: 'يتعذّر الحساب لنتيجة واحدة، فتُحسب كما هي الآن.',
      two: 'يتعذّر الحساب لنتيجتين، فتُحسبان كما هما الآن.',
      few: `يتعذّر الحساب لعدد ${number(n)} نتائج، فتُحسب كما هي الآن.`,
      many: `يتعذّر الحساب لعدد ${number(n)} نتيجة، فتُحسب كما هي الآن.`,
      other: `يتعذّر الحساب لعدد ${number(n)} نتيجة، فتُحسب كما هي الآن.`,
    }),
  rule: 'القاعدة',
  now: '(الحالية)',
  questionMean: 'متوسط السؤال',
  of: (points, most) => `${points} من ${most}`,
  scoreMean: 'متوسط الدرجات',
  spread: 'الانحراف المعياري',
  reliability: 'الثبات',
  guessing: 'التخمين يمنح',
  guessingHint: 'التخمين يمنح: متوسط نقاط إجابة مختارة عشوائيًا. الثبات هو معامل ألفا، ويحتاج إلى 10 نتائج.',
  gain: 'يكسبون',
  lose: 'يخسرون',
  gaining: (ruleName) => `من سيكسب: ${ruleName}`,
  losing: (ruleName) => `من سيخسر: ${ruleName}`,
  student: 'الطالب',
}
