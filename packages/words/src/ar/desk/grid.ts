import type * as en from '../../en/desk/grid.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  name: 'جدول النتائج',
  loading: 'جارٍ تحميل جدول النتائج',
  heading: 'الإجابات الصحيحة لكل طالب',
  back: 'العودة إلى النتائج',
  question: (n, text) => ['السؤال ', number(n), ': ', text],
  showAll: 'عرض كل الطلاب',
  showMissed: 'عرض من أخطأ فيه فقط',
  choose: 'باختيار رقم سؤال يظهر من أخطأ فيه.',
  notScored: 'لا يُحتسب.',
  notAsked: 'لم يُطرح على أي طالب.',
  allParts: (parts) => `${parts}.`,
  tally: {
    incorrect: (n) =>
      plural(n, {
        zero: 'لم يخطئ فيه أحد',
        one: 'أخطأ فيه واحد',
        two: 'أخطأ فيه اثنان',
        few: `أخطأ فيه ${number(n)}`,
        many: `أخطأ فيه ${number(n)}`,
        other: `أخطأ فيه ${number(n)}`,
      }),
    skipped: (n) =>
      plural(n, {
        zero: 'لم يتركه أحد',
        one: 'تركه واحد',
        two: 'تركه اثنان',
        few: `تركه ${number(n)}`,
        many: `تركه ${number(n)}`,
        other: `تركه ${number(n)}`,
      }),
    correct: (n) =>
      plural(n, {
        zero: 'لم يُصب فيه أحد',
        one: 'أصاب فيه واحد',
        two: 'أصاب فيه اثنان',
        few: `أصاب فيه ${number(n)}`,
        many: `أصاب فيه ${number(n)}`,
        other: `أصاب فيه ${number(n)}`,
      }),
    unmarked: (n) =>
      plural(n, {
        zero: `لا شيء بانتظار التصحيح`,
        one: `واحد بانتظار التصحيح`,
        two: `اثنان بانتظار التصحيح`,
        few: `${number(n)} بانتظار التصحيح`,
        many: `${number(n)} بانتظار التصحيح`,
        other: `${number(n)} بانتظار التصحيح`,
      }),
    leftOut: (n) =>
      plural(n, {
        zero: 'يُحتسب للجميع',
        one: 'لا يُحتسب لواحد',
        two: 'لا يُحتسب لاثنين',
        few: `لا يُحتسب لـ${number(n)}`,
        many: `لا يُحتسب لـ${number(n)}`,
        other: `لا يُحتسب لـ${number(n)}`,
      }),
    notAsked: (n) =>
      plural(n, {
        zero: 'طُرح على الجميع',
        one: 'لم يُطرح على واحد',
        two: 'لم يُطرح على اثنين',
        few: `لم يُطرح على ${number(n)}`,
        many: `لم يُطرح على ${number(n)}`,
        other: `لم يُطرح على ${number(n)}`,
      }),
    waiting: (n) =>
      plural(n, {
        zero: 'لا شيء قيد التحديث',
        one: 'واحد قيد التحديث',
        two: 'اثنان قيد التحديث',
        few: `${number(n)} قيد التحديث`,
        many: `${number(n)} قيد التحديث`,
        other: `${number(n)} قيد التحديث`,
      }),
  },
  label: 'النتائج حسب الطالب والسؤال',
  student: 'الطالب',
  attempt: (n) => `المحاولة ${number(n)}`,
  score: 'الدرجة',
  beforeNumber: 'السؤال ',
  waiting: 'قيد التحديث',
  signs: 'معاني العلامات',
}
