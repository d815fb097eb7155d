import type * as en from '../../en/authoring/essay-task.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  length: 'الطول',
  anyLength: 'كما يشاء الطالب',
  mostWords: 'عدد كلمات أقصى',
  mostCharacters: 'عدد أحرف أقصى',
  count: 'كم',
  spelling: 'السماح للمتصفّح بوضع خط تحت الأخطاء الإملائية',
  rubric: 'سلّم التقدير',
  rubricHint: 'اختياري. يمنح كل معيار نقاطًا، أو يخصم بعلامة ناقص.',
  itemText: (n) => `المعيار ${number(n)}`,
  itemPoints: (n) => `نقاط المعيار ${number(n)}`,
  addItem: 'إضافة معيار',
  removeItem: (n) => `إزالة المعيار ${number(n)}`,
  sample: 'إجابة نموذجية',
  sampleHint: 'اختياري، لمن يصحّح.',
  markedByPerson: 'يصحّحه شخص',
}
