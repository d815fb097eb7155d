import type * as en from '../../en/authoring/rooms.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  saving: 'جارٍ الحفظ…',
  undo: 'تراجع',
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
  notChanged: (hint) => `تعذّر إجراء التغيير. ${hint}`,
  endForEveryone: 'إنهاء للجميع',
  finalize: 'اعتماد',
}
