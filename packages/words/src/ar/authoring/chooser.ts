import type * as en from '../../en/authoring/chooser.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: 'إنشاء اختبار',
  heading: 'كيف ستُضاف الأسئلة؟',
  typing: 'كتابتها',
  typingHint: 'كتابة كل سؤال وتحديد الخيار الصحيح. الأنسب للاختبارات القصيرة.',
  type: 'إدخال يدوي',
  spreadsheet: 'من جدول بيانات',
  spreadsheetHint: 'رفع ملف Excel (xlsx أو xls) فيه سؤال في كل صف. يمكنك مراجعة كل صف قبل حفظه.',
  upload: 'رفع ملف',
}
