import type * as en from '../../en/files/results.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  sheetName: 'النتائج',
  headings: {
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    score: 'الدرجة',
    outOf: 'الدرجة القصوى',
    started: 'البدء (UTC)',
    submitted: 'التسليم (UTC)',
    submittedBy: 'التسليم بواسطة',
  },
  waitingHeading: 'بانتظار التصحيح',
  severalHeadings: { number: 'المحاولة', attempts: 'عدد المحاولات' },
  verdict: (n) => `${number(n)}. التصحيح`,
  picture: '(صورة)',
  submittedBy: { student: 'الطالب', time: 'انتهاء الوقت' },
  verdicts: {
    correct: 'صحيح',
    partly: 'صحيح جزئيًا',
    incorrect: 'خطأ',
    skipped: 'متروك',
    waiting: 'بانتظار التصحيح',
    'left-out': 'مستبعد',
    'not-asked': 'غير مطروح',
  },
}
