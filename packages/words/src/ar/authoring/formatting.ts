import type * as en from '../../en/authoring/formatting.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  formatted: 'نص منسّق وصيغ',
  formattedHint: ({ chemistry }) =>
    `الكتابة: ‎*مائل*‎، ‎**عريض**‎، ‎-‎ للقوائم، ‎$x^2$‎ لصيغة، ‎${chemistry}‎ للكيمياء. ويبقى كل ما عدا ذلك كما هو.`,
  tools: 'التنسيق',
  bold: 'عريض',
  italic: 'مائل',
  list: 'قائمة',
  table: 'جدول',
  code: 'شيفرة',
  subscript: 'منخفض',
  superscript: 'مرتفع',
  formula: 'صيغة',
  formulas: 'الصيغ والرموز',
  groups: {
    forms: 'الكسور والقوى والجذور',
    sums: 'المجاميع والتكاملات والدوال',
    relations: 'الإشارات والعلاقات',
    sets: 'المجموعات والمنطق',
    greek: 'الحروف اليونانية',
    chemistry: 'الكيمياء',
  },
  preview: 'معاينة',
  lastPreview: 'آخر معاينة، إلى أن تكتمل الصيغة.',
  previewFailed: 'تعذّر تحميل المعاينة. وما تكتبه محفوظ.',
  toSource: 'عند اختيار صيغة يظهر موضعها في النص.',
  tableColumn: 'العمود',
  picture: 'صورة',
  insertPicture: 'إدراج صورة',
  insert: 'إدراج',
  pictureSending: 'جارٍ إرسال الصورة…',
  pictureSent: 'الصورة جاهزة.',
  pictureDescription: 'الوصف',
  pictureDescriptionHint: 'لمن لا يستطيع رؤية الصورة. يجب ألا يكشف الوصف الإجابة.',
  pictureDescriptionMissing: 'يُرجى وصف الصورة أو الإشارة إلى أنها للزينة.',
  pictureDecorative: 'للزينة: يمكن الإجابة عن السؤال دونها',
  pictureTooLarge: (most) => `الحد الأقصى لحجم الصورة ${most} ميغابايت. يُرجى تصغيرها.`,
  picturesCost: ({ megabytes, students, mbit, seconds }) =>
    plural(seconds, {
      zero: `${number(megabytes)} ميغابايت من الصور: ينتظر صف من ${students} طالبًا على خط سرعته ${mbit} ميغابت/ث نحو ${number(seconds)} ثانية.`,
      one: `${number(megabytes)} ميغابايت من الصور: ينتظر صف من ${students} طالبًا على خط سرعته ${mbit} ميغابت/ث نحو ثانية واحدة.`,
      two: `${number(megabytes)} ميغابايت من الصور: ينتظر صف من ${students} طالبًا على خط سرعته ${mbit} ميغابت/ث نحو ثانيتين.`,
      few: `${number(megabytes)} ميغابايت من الصور: ينتظر صف من ${students} طالبًا على خط سرعته ${mbit} ميغابت/ث نحو ${number(seconds)} ثوانٍ.`,
      many: `${number(megabytes)} ميغابايت من الصور: ينتظر صف من ${students} طالبًا على خط سرعته ${mbit} ميغابت/ث نحو ${number(seconds)} ثانية.`,
      other: `${number(megabytes)} ميغابايت من الصور: ينتظر صف من ${students} طالبًا على خط سرعته ${mbit} ميغابت/ث نحو ${number(seconds)} ثانية.`,
    }),
  withAnswer: 'يظهر مع الإجابة الصحيحة',
}
