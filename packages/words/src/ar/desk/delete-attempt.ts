import type * as en from '../../en/desk/delete-attempt.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  done: (name) => `تم حذف محاولة ${name}.`,
  failed: 'تعذّر حذف المحاولة. يُرجى التحقق من الاتصال.',
  title: (name) => ['حذف محاولة ', name, '؟'],
  numberedTitle: (n, name) => ['حذف المحاولة ', number(n), ' لـ', name, '؟'],
  nothingSubmitted: 'لم يُسلَّم فيها شيء. لا يمكن التراجع عن ذلك.',
  goesWithIt: (score, total) =>
    `تُحذف معها النتيجة (${score} من ${number(total)}) والإجابات والسجل الزمني والوقت الإضافي، ولا يمكن بعد ذلك التحقق من إيصالها. لا يمكن التراجع عن ذلك.`,
  after: (name) => [
    'يبقى بإمكان ',
    name,
    ' إدخال الرمز وأداء الاختبار مجددًا ما دام مفتوحًا. وتُسجَّل في قائمة الطلاب معلومات الحذف: من حذف المحاولة ومتى ولماذا.',
  ],
  reason: 'السبب (اختياري)',
  reasonHint: 'يُحفظ لمن يشاركونك هذا الاختبار. لا يراه الطلاب.',
  keep: 'الاحتفاظ بها',
  remove: 'حذف المحاولة',
  removing: 'جارٍ الحذف…',
}
