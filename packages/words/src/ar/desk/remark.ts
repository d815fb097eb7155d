import type * as en from '../../en/desk/remark.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  loading: 'جارٍ تحميل السؤال',
  gone: 'لم يعد هذا السؤال ضمن الاختبار',
  back: 'العودة إلى النتائج',
  title: (n) => `مفتاح إجابة السؤال ${number(n)}`,
  accept: (link) => [link('قبول إجابات'), ' كتبها الطلاب بشكل مختلف.'],
  askOwner: 'لتغيير احتساب هذا السؤال يلزم الحصول على دور المصحّح من مالك الاختبار.',
  rulesForAll: {
    full: 'للجميع الدرجة الكاملة في هذا السؤال.',
    'left-out': 'هذا السؤال لا يُحتسب.',
  },
  also: (answers) => ['تُقبل أيضًا: ', answers],
  modesTitle: 'طريقة احتسابه',
  modes: {
    'either-key': 'قبول الإجابة القديمة والجديدة',
    'new-key': 'اعتماد الإجابة الجديدة فقط',
    'full-marks': 'الدرجة الكاملة للجميع',
    'left-out': 'استبعاد السؤال',
  },
  modeHints: {
    'either-key': 'كلتاهما صحيحة، ولمن يبدأ لاحقًا أيضًا.',
    'new-key': 'الطلاب الذين بدؤوا يحتفظون بالنقاط التي نالوها.',
    'full-marks': 'ينال كل طالب النقطة مهما كانت إجابته.',
    'left-out': 'لا يُحتسب. تبقى النقاط التي مُنحت.',
  },
  lowerHints: {
    'new-key': 'الطلاب الذين أصابوا وفق الإجابة القديمة وحدها يفقدون النقطة.',
    'left-out': 'لا يُحتسب لأي طالب، أصاب أم لم يُصب.',
  },
}
