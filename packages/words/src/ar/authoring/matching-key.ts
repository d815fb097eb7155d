import type * as en from '../../en/authoring/matching-key.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: 'العبارات ومقابلاتها',
  hint: 'يختار الطلاب لكل عبارة مقابلاً. تظهر لهم المقابلات كلها مرتبة في قائمة واحدة. يمكن أن تشترك عبارتان في مقابل واحد.',
  prompt: (n) => `العبارة ${number(n)}`,
  partner: (n) => `مقابل العبارة ${number(n)}`,
  moveUp: (n) => `نقل العبارة ${number(n)} إلى أعلى`,
  moveDown: (n) => `نقل العبارة ${number(n)} إلى أسفل`,
  remove: (n) => `إزالة العبارة ${number(n)}`,
  add: '+ إضافة عبارة',
  moved: (n, to) => `العبارة ${number(n)} صارت العبارة ${number(to)}`,
  distractors: 'المشتتات',
  distractorsHint: 'مقابلات لا تخص أي عبارة. لا يستطيع الطلاب تمييزها من غيرها.',
  distractor: (n) => `المشتت ${number(n)}`,
  removeDistractor: (n) => `إزالة المشتت ${number(n)}`,
  addDistractor: '+ إضافة مشتت',
  pair: (asked, chosen) => `«${chosen}» مقابل «${asked}»`,
}
