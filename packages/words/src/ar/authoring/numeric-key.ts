import type * as en from '../../en/authoring/numeric-key.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  decimalMark: 'الفاصلة العشرية',
  withPoint: 'نقطة (3.14)',
  withComma: 'فاصلة (3,14)',
  tolerance: 'التفاوت المسموح',
  exact: 'دون تفاوت: هذا العدد فقط',
  absolute: 'مقدار ثابت (±)',
  relative: 'بالنسبة المئوية من العدد',
  width: 'المقدار',
  widthHint: 'مثلًا: ‎5%‎.',
  ofNumber: (percent) => `‎${number(percent)}%‎ من العدد.`,
  near: 'قريب من الصحيح',
  nearHint: 'نطاق أوسع يمنح جزءًا من النقاط.',
  earns: 'يمنح',
  precision: 'عدد الأرقام',
  anyDigits: 'أي عدد',
  decimals: 'منازل عشرية',
  significant: 'أرقام معنوية',
  count: 'العدد',
  otherDigits: 'بدقة مختلفة',
  unit: 'الوحدة',
  unitHint: 'يُترك فارغًا إذا كان العدد بلا وحدة.',
  convert: 'قبول وحدات أخرى من النوع نفسه بعد تحويلها',
  temperatures: 'تُحوَّل درجات الحرارة بوصفها فروقًا: تُحسب ‎20 °C‎ على أنها ‎20 K‎.',
  withoutUnit: 'دون وحدة',
  nothing: 'لا شيء',
  everything: 'كل النقاط',
  partOf: (text) => `${text} من النقاط`,
}
