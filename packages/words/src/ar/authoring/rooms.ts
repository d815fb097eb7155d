import type * as en from '../../en/authoring/rooms.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  saving: 'جارٍ الحفظ…',
  undo: 'تراجع',
  goBackToEditing: 'العودة إلى التحرير',
  questions: (n) =>
    plural(n, {
      zero: 'لا أسئلة',
      one: 'سؤال واحد',
      two: 'سؤالان',
      few: `${number(n)} أسئلة`,
      many: `${number(n)} سؤالاً`,
      other: `${number(n)} سؤال`,
    }),
  tickMarksCorrect: 'الخيارات الصحيحة عليها علامة صح',
  writeTitle: (quiz) => `كتابة الأسئلة – ${quiz}`,
  reviewQuiz: 'مراجعة الاختبار',
  editQuiz: 'تحرير الاختبار',
  students: (n) =>
    plural(n, {
      zero: 'لا طلاب',
      one: 'طالب واحد',
      two: 'طالبان',
      few: `${number(n)} طلاب`,
      many: `${number(n)} طالبًا`,
      other: `${number(n)} طالب`,
    }),
  notChanged: (hint) => `تعذّر إجراء التغيير. ${hint}`,
  endForEveryone: 'إنهاء للجميع',
  finalize: 'اعتماد',
}
