import type * as en from '../../en/authoring/ordering-key.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: 'العناصر بالترتيب الصحيح',
  hint: 'يراها الطلاب بترتيب آخر، هو نفسه للجميع ما لم تُخلط الخيارات.',
  item: (n) => `العنصر ${number(n)}`,
  moveUp: (n) => `نقل العنصر ${number(n)} إلى أعلى`,
  moveDown: (n) => `نقل العنصر ${number(n)} إلى أسفل`,
  remove: (n) => `إزالة العنصر ${number(n)}`,
  add: '+ إضافة عنصر',
  moved: (n, to) => `العنصر ${number(n)} صار العنصر ${number(to)}`,
  follows: (one, other) => `«${other}» بعد «${one}» مباشرة`,
}
