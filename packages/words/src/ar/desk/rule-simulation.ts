import type * as en from '../../en/desk/rule-simulation.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: 'ما الدرجات التي كانت كل قاعدة ستمنحها لهذا الصف؟',
  hint: 'محسوب من الإجابات المقدَّمة حتى الآن. لا يُحفظ شيء.',
  noResults: 'لا توجد محاولات مسلَّمة بعد، ولذلك لا يُعرف إلا ما يمنحه التخمين.',
  unclear: (n) =>
    plural(n, {
      zero: 'لا توجد نتائج يتعذّر حسابها.',
      one: 'نتيجة واحدة يتعذّر حسابها، فتبقى كما هي الآن.',
      two: 'نتيجتان يتعذّر حسابهما، فتبقيان كما هما الآن.',
      few: `${number(n)} نتائج يتعذّر حسابها، فتبقى كما هي الآن.`,
      many: `${number(n)} نتيجة يتعذّر حسابها، فتبقى كما هي الآن.`,
      other: `${number(n)} نتيجة يتعذّر حسابها، فتبقى كما هي الآن.`,
    }),
  rule: 'القاعدة',
  now: '(الحالية)',
  questionMean: 'متوسط السؤال',
  of: (points, most) => `${points} من ${most}`,
  scoreMean: 'متوسط الدرجات',
  spread: 'الانحراف المعياري',
  reliability: 'الثبات',
  guessing: 'نقاط التخمين',
  guessingHint: 'نقاط التخمين: متوسط نقاط إجابة مختارة عشوائيًا. الثبات هو معامل ألفا، ويحتاج إلى 10 نتائج.',
  gain: 'ترتفع درجاتهم',
  lose: 'تنخفض درجاتهم',
  gaining: (ruleName) => `من سترتفع درجاتهم: ${ruleName}`,
  losing: (ruleName) => `من ستنخفض درجاتهم: ${ruleName}`,
  student: 'الطالب',
}
