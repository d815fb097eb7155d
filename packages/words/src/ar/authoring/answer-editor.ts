import type * as en from '../../en/authoring/answer-editor.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  options: 'الخيارات',
  selectOne: 'يُرجى تحديد الخيار الصحيح.',
  optionsAlike: (first, second) =>
    `لا يختلف الخياران ${first} و${second} إلا في الأحرف الكبيرة أو المسافات أو شكل علامة.`,
  selectSeveral: 'يُرجى تحديد كل الخيارات الصحيحة.',
  addOption: '+ إضافة خيار',
  isCorrect: (letter) => `الخيار ${letter} صحيح`,
  option: (letter) => `الخيار ${letter}`,
  remove: (letter) => `إزالة الخيار ${letter}`,
  fixed: 'بلا خلط',
  fixedHint: 'عند خلط خيارات هذا الاختبار، تبقى هذه في مكانها، مثل «كل ما سبق».',
  isFixed: (letter) => `الخيار ${letter} لا يُخلط`,
  isFixedWithText: (letter, text) => `الخيار ${letter} لا يُخلط: ${text}`,
  correctAnswer: 'الإجابة الصحيحة',
  comparedHint:
    'لا أثر عند التصحيح للأحرف الكبيرة ولا للمسافات الزائدة ولا لشكل الفاصلة العليا أو علامات الاقتباس أو الشرطة.',
  acceptedToo: (n) => `الإجابة المقبولة ${number(n)}`,
  removeAccepted: (n) => `إزالة الإجابة المقبولة ${number(n)}`,
  removeAcceptedShort: 'إزالة',
  addAccepted: '+ قبول إجابة أخرى',
  lenient: 'تجاهل الحركات وعلامات الترقيم والمسافات',
  lenientHint:
    'تجوز كتابة الهمزات دون همزة، وه بدل ة، وoe بدل œ. تبقى العلامات محسوبة في الأعداد، مثل النقطة في 3.5، وكذلك # و+ و% و° والفاصلة العليا، كما في f′(x).',
}
