import type * as en from '../../en/desk/print.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  loading: 'جارٍ تحميل الأسئلة',
  failed: 'تعذّر تحميل الأسئلة',
  safe: 'هي محفوظة.',
  title: (quiz) => `طباعة الورقة – ${quiz}`,
  heading: 'طباعة الورقة',
  print: 'طباعة الورقة',
  printList: 'طباعة القائمة',
  what: 'المحتوى المراد طباعته',
  parts: { questions: 'الأسئلة', answers: 'خانات الإجابة', key: 'مفتاح الإجابة' },
  preview: 'معاينة',
  noQuestions: 'لا توجد أسئلة في هذا الاختبار بعد',
  write: 'كتابة الأسئلة',
  facts: (n, minutes) =>
    plural(n, {
      zero: `لا أسئلة · ${minutes}`,
      one: `سؤال واحد · ${minutes}`,
      two: `سؤالان · ${minutes}`,
      few: `${number(n)} أسئلة · ${minutes}`,
      many: `${number(n)} سؤالاً · ${minutes}`,
      other: `${number(n)} سؤال · ${minutes}`,
    }),
  lines: { name: 'الاسم', class: 'الصف', date: 'التاريخ', points: 'النقاط' },
  weightedFacts: (n, points, minutes) =>
    plural(n, {
      zero: `لا أسئلة · ${points} · ${minutes}`,
      one: `سؤال واحد · ${points} · ${minutes}`,
      two: `سؤالان · ${points} · ${minutes}`,
      few: `${number(n)} أسئلة · ${points} · ${minutes}`,
      many: `${number(n)} سؤالاً · ${points} · ${minutes}`,
      other: `${number(n)} سؤال · ${points} · ${minutes}`,
    }),
}
