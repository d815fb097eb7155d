import type * as en from '../../en/authoring/points.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  pointsAndMarking: 'النقاط والتصحيح',
  points: 'النقاط',
  deduction: 'النقاط المخصومة عن الإجابة الخاطئة',
  rule: 'النقاط الجزئية',
  allOrNothing: 'الكل أو لا شيء',
  allOrNothingMeaning: 'لا تُمنح النقاط إلا إذا كانت الإجابة كلها صحيحة.',
  ruleNames: {
    'right-minus-wrong': 'الصحيح ناقص الخاطئ',
    'each-decision': 'كل جزء محسوب',
    'half-for-one-slip': 'النصف مع خطأ واحد',
    'by-option': 'بحسب الخيار',
  },
  ruleMeanings: {
    'right-minus-wrong': 'نسبة الخيارات الصحيحة المحدَّدة ناقص نسبة الخاطئة المحدَّدة، ولا تقل عن 0.',
    'each-decision':
      'كل خيار حُدّد أو تُرك على نحو صحيح، أو كل زوج متجاور في الترتيب، أو كل عبارة مع مقابلها، يمنح الجزء نفسه.',
    'half-for-one-slip': 'عند خطأ واحد فقط: نصف النقاط.',
    'by-option': 'يمنح كل خيار جزءه الخاص من النقاط.',
  },
  shares: 'ما يمنحه كل خيار، بالنسبة المئوية',
  share: (letter) => `الخيار ${letter} يمنح، بالنسبة المئوية`,
  shareOf: (letter, text) => `الخيار ${letter} يمنح، بالنسبة المئوية: ${text}`,
  worth: (n) =>
    plural(n, {
      zero: `${number(n)} نقطة`,
      one: 'نقطة واحدة',
      two: 'نقطتان',
      few: `${number(n)} نقاط`,
      many: `${number(n)} نقطة`,
      other: `${number(n)} نقطة`,
    }),
  costs: (n) =>
    plural(n, {
      zero: `الإجابة الخاطئة تُنقص ${number(n)} نقطة`,
      one: 'الإجابة الخاطئة تُنقص نقطة واحدة',
      two: 'الإجابة الخاطئة تُنقص نقطتين',
      few: `الإجابة الخاطئة تُنقص ${number(n)} نقاط`,
      many: `الإجابة الخاطئة تُنقص ${number(n)} نقطة`,
      other: `الإجابة الخاطئة تُنقص ${number(n)} نقطة`,
    }),
  earns: (letter, percent) => `${letter}: ${number(percent)}%`,
  numbers: {
    near: ({ percent, within }) => `قريبة من الصحيح (\u2066${within}\u2069): ‎${number(percent)}%‎`,
    precision: (percent) => `دقة مختلفة: ‎${number(percent)}%‎`,
    unit: (percent) => `دون وحدة: ‎${number(percent)}%‎`,
  },
}
