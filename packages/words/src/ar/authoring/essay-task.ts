import type * as en from '../../en/authoring/essay-task.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  length: 'الطول',
  anyLength: 'دون حد أقصى',
  mostWords: 'بالكلمات',
  mostCharacters: 'بالأحرف',
  count: 'الحد الأقصى',
  spelling: 'السماح للمتصفّح بوضع خط تحت الأخطاء الإملائية',
  rubric: 'سلّم التقدير',
  rubricHint: 'اختياري. يمنح كل معيار نقاطًا، أو يخصمها إن سبقتها علامة ناقص.',
  rubricDiffers: (sum, points) =>
    `مجموع البنود التي تمنح نقاطًا ${number(sum)}، ودرجة السؤال ${number(points)}.`,
  itemText: (n) => `المعيار ${number(n)}`,
  itemPoints: (n) => `نقاط المعيار ${number(n)}`,
  addItem: 'إضافة معيار',
  removeItem: (n) => `إزالة المعيار ${number(n)}`,
  sample: 'إجابة نموذجية',
  sampleHint: 'اختياري، للمساعدة في التصحيح.',
  markedByPerson: 'يُصحَّح يدويًا',
}
