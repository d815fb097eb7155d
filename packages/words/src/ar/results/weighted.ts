import type * as en from '../../en/results/weighted.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  points: (n) =>
    plural(n, {
      zero: `${number(n)} نقطة`,
      one: 'نقطة واحدة',
      two: 'نقطتان',
      few: `${number(n)} نقاط`,
      many: `${number(n)} نقطة`,
      other: `${number(n)} نقطة`,
    }),
  outOf: (n) =>
    plural(n, {
      zero: `من ${number(n)} نقطة`,
      one: 'من نقطة واحدة',
      two: 'من نقطتين',
      few: `من ${number(n)} نقاط`,
      many: `من ${number(n)} نقطة`,
      other: `من ${number(n)} نقطة`,
    }),
  earned: (n, most) =>
    plural(most, {
      zero: `${number(n)} من ${number(most)} نقطة`,
      one: `${number(n)} من نقطة واحدة`,
      two: `${number(n)} من نقطتين`,
      few: `${number(n)} من ${number(most)} نقاط`,
      many: `${number(n)} من ${number(most)} نقطة`,
      other: `${number(n)} من ${number(most)} نقطة`,
    }),
  pointsInAll: (n) =>
    plural(n, {
      zero: `المجموع ${number(n)} نقطة.`,
      one: 'المجموع نقطة واحدة.',
      two: 'المجموع نقطتان.',
      few: `المجموع ${number(n)} نقاط.`,
      many: `المجموع ${number(n)} نقطة.`,
      other: `المجموع ${number(n)} نقطة.`,
    }),
  waiting: (n, most) =>
    plural(n, {
      zero: `لا أسئلة بانتظار التصحيح.`,
      one: `سؤال واحد بانتظار التصحيح (أقصى نقاط إضافية: ${number(most)}).`,
      two: `سؤالان بانتظار التصحيح (أقصى نقاط إضافية: ${number(most)}).`,
      few: `${number(n)} أسئلة بانتظار التصحيح (أقصى نقاط إضافية: ${number(most)}).`,
      many: `${number(n)} سؤالاً بانتظار التصحيح (أقصى نقاط إضافية: ${number(most)}).`,
      other: `${number(n)} سؤال بانتظار التصحيح (أقصى نقاط إضافية: ${number(most)}).`,
    }),
  rules: {
    'right-minus-wrong': 'تمنح بعض الأسئلة جزءًا من نقاطها: الاختيارات الصحيحة ناقص الخاطئة، ولا تقل عن 0.',
    'each-decision': 'تمنح بعض الأسئلة جزءًا من نقاطها عن كل جزء صحيح من الإجابة.',
    'half-for-one-slip': 'تمنح بعض الأسئلة نصف نقاطها إذا كان هناك خطأ واحد فقط.',
    'by-option': 'في بعض الأسئلة يمنح كل خيار جزءًا مختلفًا من النقاط.',
  },
  numbers: {
    near: 'تمنح بعض الإجابات جزءًا من نقاطها إذا كان العدد قريبًا من الصحيح.',
    precision: 'تمنح بعض الإجابات جزءًا من نقاطها إذا كان العدد صحيحًا بدقة مختلفة.',
    unit: 'تمنح بعض الإجابات جزءًا من نقاطها إذا كان العدد صحيحًا دون وحدته.',
  },
  deductions: 'تُخصم نقاط عن بعض الإجابات الخاطئة. السؤال المتروك لا يُخصم عنه شيء.',
  ruleHere: {
    'right-minus-wrong': 'الاختيارات الصحيحة ناقص الخاطئة، ولا تقل عن 0.',
    'each-decision': 'كل خيار يُحدَّد أو يُترك على نحو صحيح يمنح جزءًا.',
    'half-for-one-slip': 'مع خطأ واحد فقط، نصف النقاط.',
    'by-option': 'يمنح كل خيار جزءًا مختلفًا من النقاط.',
  },
  ruleOfType: {
    matching: { 'each-decision': 'كل زوج صحيح يمنح جزءًا.' },
    ordering: { 'each-decision': 'عنصران متتاليان بالترتيب الصحيح يمنحان جزءًا.' },
  },
  deductionHere: (n) =>
    plural(n, {
      zero: `الإجابة الخاطئة تُنقص ${number(n)} نقطة.`,
      one: 'الإجابة الخاطئة تُنقص نقطة واحدة.',
      two: 'الإجابة الخاطئة تُنقص نقطتين.',
      few: `الإجابة الخاطئة تُنقص ${number(n)} نقاط.`,
      many: `الإجابة الخاطئة تُنقص ${number(n)} نقطة.`,
      other: `الإجابة الخاطئة تُنقص ${number(n)} نقطة.`,
    }),
}
