import type * as en from '../../en/desk/results.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  loading: 'جارٍ تحميل النتائج',
  results: (n) =>
    plural(n, {
      zero: 'لا نتائج',
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: `${number(n)} نتائج`,
      many: `${number(n)} نتيجة`,
      other: `${number(n)} نتيجة`,
    }),
  worthALook: 'ما يستحق الانتباه',
  nothingStandsOut: 'لا شيء يلفت الانتباه.',
  distribution: 'توزيع الدرجات',
  questions: 'الأسئلة',
  grid: 'الإجابات الصحيحة لكل طالب',
  unmarked: (n) =>
    plural(n, {
      zero: `لا نتائج بانتظار التصحيح.`,
      one: `نتيجة واحدة بانتظار التصحيح ولا تُحسب هنا.`,
      two: `نتيجتان بانتظار التصحيح ولا تُحسبان هنا.`,
      few: `${number(n)} نتائج بانتظار التصحيح ولا تُحسب هنا.`,
      many: `${number(n)} نتيجة بانتظار التصحيح ولا تُحسب هنا.`,
      other: `${number(n)} نتيجة بانتظار التصحيح ولا تُحسب هنا.`,
    }),
  noneMarked: 'لم تُصحَّح أي نتيجة بعد',
  updating: 'يجري تحديث الدرجات',
  updatingHint: 'تم تحرير الاختبار. يُرجى إعادة تحميل هذه الصفحة بعد لحظات.',
  figures: {
    attempts: 'المحاولات',
    average: 'المتوسط',
    median: 'الوسيط',
    range: 'الأدنى – الأعلى',
    time: 'وسيط الوقت',
  },
  averageOf: (total, share) => `من ${total} · ${share}`,
  timeOf: (time) => `من ${time}`,
  range: (low, high) => `${number(low)} – ${number(high)}`,
  percent: (n) => `‎${number(n)}%‎`,
  average: (score) => `المتوسط ${score}`,
  outOf: (n) => `الدرجة من ${number(n)}.`,
  dots: 'كل نقطة تمثّل طالبًا.',
  students: (n) =>
    plural(n, {
      zero: 'لا طلاب.',
      one: 'طالب واحد.',
      two: 'طالبان.',
      few: `${number(n)} طلاب.`,
      many: `${number(n)} طالبًا.`,
      other: `${number(n)} طالب.`,
    }),
  scoreColumn: 'الدرجة',
  studentsColumn: 'الطلاب',
  scoresFromTo: (from, to) => `من ${number(from)} إلى ${number(to)}`,
}
