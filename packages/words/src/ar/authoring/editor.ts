import type * as en from '../../en/authoring/editor.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  add: '+ إضافة سؤال آخر',
  addKeys: 'Ctrl+Enter',
  saveKeys: 'Ctrl+S',
  keys: 'المفاتيح',
  nextOption: (key) => [key('Enter'), ' الخيار التالي'],
  dropOption: (key) => [key('Backspace'), ' إزالة خيار فارغ'],
  correctOption: (key, last) => [key('Ctrl'), ' ', key('1'), '–', last, ' الخيار الصحيح'],
  addQuestion: (key) => [key('Ctrl'), ' ', key('Enter'), ' إضافة سؤال'],
  save: (key) => [key('Ctrl'), ' ', key('S'), ' حفظ'],
  question: (n) => `السؤال ${number(n)}`,
  change: (n) => `تغيير السؤال ${number(n)}`,
  moveUp: (n) => `نقل السؤال ${number(n)} إلى أعلى`,
  moveDown: (n) => `نقل السؤال ${number(n)} إلى أسفل`,
  duplicate: (n) => `تكرار السؤال ${number(n)}`,
  remove: (n) => `إزالة السؤال ${number(n)}`,
  text: 'نص السؤال',
  type: 'نوع السؤال',
  questions: 'الأسئلة',
  complete: 'مكتمل',
  problem: 'فيه مشكلة',
  unwritten: 'لم يُكتب بعد',
  states: {
    complete: 'مكتمل',
    problem: 'فيه مشكلة',
    unwritten: 'لم يُكتب بعد',
  },
  marked: (option) => `الخيار ${option} صحيح الآن.`,
  unmarked: (option) => `الخيار ${option} لم يعد صحيحًا.`,
  moved: (from, to) => `السؤال ${number(from)} أصبح السؤال ${number(to)}.`,
  copied: (to, from) => `السؤال ${number(to)} نسخة من السؤال ${number(from)}.`,
  inserted: (n) =>
    plural(n, {
      zero: 'لم يُدرج أي سؤال.',
      one: 'أُدرج سؤال واحد.',
      two: 'أُدرج سؤالان.',
      few: `أُدرجت ${number(n)} أسئلة.`,
      many: `أُدرج ${number(n)} سؤالاً.`,
      other: `أُدرج ${number(n)} سؤال.`,
    }),
}
