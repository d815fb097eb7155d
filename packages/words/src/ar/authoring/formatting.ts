import type * as en from '../../en/authoring/formatting.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  formatted: 'نص منسّق وصيغ',
  formattedHint: ({ chemistry }) =>
    `اكتب *مائل* و**عريض** و- للقوائم و$x^2$ لصيغة و${chemistry} للكيمياء. ويبقى كل ما عدا ذلك كما هو.`,
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
  toSource: 'اختر صيغة لتجدها في النص.',
  tableColumn: 'العمود',
}
