import type * as en from '../../en/authoring/taking-over.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: 'استيراد من اختبار آخر',
  which: 'من أيّ اختبار؟',
  search: 'البحث بالعنوان أو الرمز',
  lookIn: 'البحث في',
  current: 'قيد الاستخدام',
  archived: 'المؤرشفة',
  failed: 'تعذّر تحميل اختباراتك.',
  none: 'لا يوجد هنا اختبار آخر فيه أسئلة.',
  quizzes: 'الاختبارات',
  shared: (questions, name) => [questions, ' · بمشاركة من ', name],
  more: 'هناك المزيد: يمكن البحث بجزء من العنوان.',
  questionsOf: (quiz) => ['أسئلة «', quiz, '»'],
  questionsFailed: 'تعذّر تحميل الأسئلة.',
  another: 'اختبار آخر',
  questions: 'الأسئلة',
  all: (n) =>
    plural(n, {
      zero: 'لا أسئلة',
      one: 'السؤال الوحيد',
      two: 'السؤالان كلاهما',
      few: `كل الأسئلة (${number(n)})`,
      many: `كل الأسئلة (${number(n)})`,
      other: `كل الأسئلة (${number(n)})`,
    }),
  tooMany: (most, room) => `أقصى عدد لأسئلة الاختبار ${number(most)}، وبقي مكان لـ${number(room)}.`,
  insert: (n) =>
    plural(n, {
      zero: 'لا أسئلة للإدراج',
      one: 'إدراج سؤال واحد',
      two: 'إدراج سؤالين',
      few: `إدراج ${number(n)} أسئلة`,
      many: `إدراج ${number(n)} سؤالاً`,
      other: `إدراج ${number(n)} سؤال`,
    }),
}
