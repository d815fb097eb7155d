import type * as en from '../../en/desk/marking-settings.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  open: 'طريقة التصحيح',
  titleOf: (n) => `كيف يُصحَّح السؤال ${number(n)}`,
  byHand: 'تصحيح إجابات هذا السؤال يدويًا',
  byHandHint: 'تُحتسب درجات مفتاح الإجابة إلى أن تُنشر غيرها.',
  names: 'إظهار الأسماء',
  namesHint: 'يرى المصحّحون صاحب كل إجابة، وتأتي الإجابات بترتيب الأسماء.',
  second: 'يصحّح كل إجابة شخصان',
  secondHint: 'لا يرى أحدهما درجة الآخر. إذا اختلفت الدرجتان، يحسم تصحيح ثالث.',
  drift: 'التحقق من ثبات التصحيح',
  driftHint: 'إجابة واحدة من كل 20 إجابة سبق أن صحّحها المصحّح نفسه. وهو وحده يرى مدى اتفاق درجاته.',
  save: 'حفظ',
  saving: 'جارٍ الحفظ…',
  saved: 'تم الحفظ. يسري ذلك من الإجابة التالية.',
  notSaved: 'تعذّر الحفظ. يُرجى إعادة المحاولة.',
  others: 'أسئلة أخرى',
  markedByKey: 'يُصحَّح هذا السؤال بمفتاح الإجابة',
}
