import type * as en from '../../en/desk/marking-settings.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  open: 'كيف يُصحَّح هذا السؤال',
  titleOf: (n) => `كيف يُصحَّح السؤال ${number(n)}`,
  byHand: 'تصحيح إجابات هذا السؤال يدويًا',
  byHandHint: 'تُحتسب درجات مفتاح الإجابة إلى أن تتيح غيرها.',
  names: 'إظهار الأسماء',
  namesHint: 'يرى المصحِّحون صاحب كل إجابة، وتأتي الإجابات بترتيب الأسماء.',
  second: 'يصحِّح كل إجابة شخصان',
  secondHint: 'لا يرى أحدهما درجة الآخر. يُحتسب متوسط الدرجتين، ويُقرَّب نصف الجزء من المئة إلى أعلى.',
  threshold: 'نظرة ثالثة إذا زاد الفرق على',
  thresholdHint: 'بالنقاط. يرى شخص ثالث الدرجتين دون أسماء ويقرّر.',
  drift: 'التحقق من ثبات التصحيح',
  driftHint: 'كل إجابة من عشرين سبق أن صحّحها المصحِّح نفسه. هو وحده يرى مدى اتفاق درجاته.',
  save: 'حفظ',
  saving: 'جارٍ الحفظ…',
  saved: 'حُفظ. يسري من الإجابة التالية.',
  notSaved: 'تعذّر الحفظ. حاول مرة أخرى.',
  others: 'أسئلة أخرى',
  markedByKey: 'يُصحَّح هذا السؤال بمفتاح الإجابة',
}
