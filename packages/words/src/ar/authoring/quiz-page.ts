import type * as en from '../../en/authoring/quiz-page.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: (page, quiz) => `${page} – ${quiz}`,
  tabs: {
    Results: 'النتائج',
    Students: 'الطلاب',
    Live: 'مباشر',
    Questions: 'الأسئلة',
    Share: 'المشاركة',
    Settings: 'الإعدادات',
  },
  tabsLabel: 'الاختبار',
  acts: 'إجراءات الاختبار',
  print: 'طباعة الورقة',
  codeIs: (secret) => ['الرمز ', secret],
  until: (moment) => `حتى ${moment}`,
  since: (moment) => `منذ ${moment}`,
  states: {
    draft: 'مسودة',
    open: 'مفتوح',
    closed: 'مغلق',
    archived: 'مؤرشف',
  },
  copyCode: (quiz) => `نسخ رمز ${quiz}`,
  codeCopied: (code) => `تم نسخ الرمز ${code}.`,
  codeNotCopied: (code) => `تعذّر نسخ الرمز. وهو ${code}.`,
  moreForQuestion: (n) => `إجراءات أخرى للسؤال ${number(n)}`,
  changeKey: 'تغيير مفتاح الإجابة',
  acceptAnswers: 'قبول إجابات',
  settingsUndone: 'تم التراجع. عادت الإعدادات كما كانت.',
  settingsNotUndone: (hint) => `تعذّر التراجع. ${hint}`,
  compareRules: 'مقارنة القواعد',
  markByHand: 'تصحيح يدوي',
}
