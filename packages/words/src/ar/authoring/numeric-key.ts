import type * as en from '../../en/authoring/numeric-key.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  decimalMark: 'تُكتب الكسور العشرية بعد',
  withPoint: 'نقطة (3.14)',
  withComma: 'فاصلة (3,14)',
  tolerance: 'التفاوت المسموح',
  exact: 'لا شيء: هذا العدد فقط',
  absolute: 'زيادة أو نقصان بمقدار',
  relative: 'بالنسبة المئوية من العدد',
  width: 'المقدار',
  near: 'قريب من الصحيح',
  nearHint: 'نطاق أوسع يمنح جزءًا من النقاط.',
  earns: 'يمنح',
  precision: 'الأرقام',
  anyDigits: 'كما تُكتب',
  decimals: 'منازل عشرية',
  significant: 'أرقام معنوية',
  count: 'العدد',
  otherDigits: 'بأرقام أخرى',
  unit: 'الوحدة',
  unitHint: 'يُترك فارغًا إذا كان العدد بلا وحدة.',
  convert: 'قبول وحدات أخرى من النوع نفسه بعد تحويلها',
  withoutUnit: 'بلا وحدة',
  nothing: 'لا شيء',
  everything: 'كل النقاط',
  partOf: (text) => `${text} من النقاط`,
}
