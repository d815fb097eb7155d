import type * as en from '../../en/files/questions.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  sheetName: 'الأسئلة',
  headings: {
    question: 'السؤال',
    type: 'النوع',
    correct: 'الإجابة الصحيحة (Quizly: رقم الخيار أو النص)',
    fixed: 'دون خلط (أرقام الخيارات)',
    accepted: 'مقبول أيضًا (إجابة في كل سطر)',
    either: 'صحيح أيضًا (أرقام الخيارات، مفتاح في كل سطر)',
    rule: 'الدرجة الكاملة أو غير محتسب (قاعدة للجميع)',
    details: 'النقاط والتصحيح (Quizly: لاستيراد آخر)',
    points: 'النقاط',
    deduction: 'النقاط المخصومة (Quizly: عن إجابة خاطئة)',
    credit: 'جزء من النقاط (Quizly: القاعدة)',
    tolerance: 'التفاوت المسموح (Quizly: لعدد)',
    unit: 'الوحدة (Quizly: لعدد)',
    explanation: 'الشرح',
    further: 'إجابات أخرى (Quizly: إجابة في كل سطر)',
    distractors: 'المشتتات (Quizly: واحد في كل سطر)',
  },
  pair: (n) => `الزوج ${n}`,
  item: (n) => `العنصر ${n}`,
  note: (letter) => `ملاحظة على الخيار ${letter}`,
  option: (letter) => `الخيار ${letter}`,
  types: {
    single: 'إجابة صحيحة واحدة',
    multiple: 'عدة إجابات صحيحة',
    write: 'إجابة مكتوبة',
    numeric: 'إجابة رقمية',
    matching: 'مطابقة الأزواج',
    ordering: 'ترتيب العناصر',
    essay: 'نص طويل',
  },
  rules: { full: 'الدرجة الكاملة للجميع', 'left-out': 'غير محتسب' },
  creditRules: {
    'right-minus-wrong': 'الصحيح ناقص الخاطئ',
    'each-decision': 'كل جزء محسوب',
    'half-for-one-slip': 'النصف مع خطأ واحد',
  },
}
