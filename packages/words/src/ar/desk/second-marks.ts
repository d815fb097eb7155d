import type * as en from '../../en/desk/second-marks.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  begun: (n) =>
    plural(n, {
      zero: `لا إجابة تحتاج إلى مصحّح ثانٍ`,
      one: `إجابة تحتاج إلى مصحّح ثانٍ`,
      two: `إجابتان تحتاجان إلى مصحّح ثانٍ`,
      few: `${number(n)} إجابات تحتاج إلى مصحّح ثانٍ`,
      many: `${number(n)} إجابة تحتاج إلى مصحّح ثانٍ`,
      other: `${number(n)} إجابة تحتاج إلى مصحّح ثانٍ`,
    }),
  apart: (n) =>
    plural(n, {
      zero: `لا إجابة لها درجتان مختلفتان`,
      one: `إجابة لها درجتان مختلفتان: يحسم تصحيح ثالث`,
      two: `إجابتان لكل منهما درجتان مختلفتان: يحسم تصحيح ثالث`,
      few: `${number(n)} إجابات لها درجتان مختلفتان: يحسم تصحيح ثالث`,
      many: `${number(n)} إجابة لها درجتان مختلفتان: يحسم تصحيح ثالث`,
      other: `${number(n)} إجابة لها درجتان مختلفتان: يحسم تصحيح ثالث`,
    }),
  bothMark: 'يصحّح كل إجابة شخصان. لا ترى الدرجة الأخرى.',
  thirdLook: 'تصحيح ثالث: هاتان الدرجتان مختلفتان. درجتك هي الحاسمة.',
  markOf: (n, points) =>
    plural(points, {
      zero: `الدرجة ${number(n)}: لا نقاط`,
      one: `الدرجة ${number(n)}: نقطة واحدة`,
      two: `الدرجة ${number(n)}: نقطتان`,
      few: `الدرجة ${number(n)}: ${number(points)} نقاط`,
      many: `الدرجة ${number(n)}: ${number(points)} نقطة`,
      other: `الدرجة ${number(n)}: ${number(points)} نقطة`,
    }),
  markedMeanwhile: 'صحّح شخص آخر هذه الإجابة أثناء ذلك، فلا حاجة إلى درجتك.',
  nextAnswer: 'الإجابة التالية',
  repeats: 'إجابة واحدة من كل 20 إجابة سبق أن صحّحتها.',
  agreement: 'مقارنة درجاتك',
  agreementHint: 'أنت وحدك ترى هذا.',
  withSelf: (n, same, difference) =>
    plural(n, {
      zero: `مقارنةً بدرجاتك السابقة: لا إجابات بعد؛ متوسط الفرق ${difference}.`,
      one: `مقارنةً بدرجاتك السابقة: ${number(same)} من إجابة واحدة نالت النقاط نفسها؛ متوسط الفرق ${difference}.`,
      two: `مقارنةً بدرجاتك السابقة: ${number(same)} من إجابتين نالت النقاط نفسها؛ متوسط الفرق ${difference}.`,
      few: `مقارنةً بدرجاتك السابقة: ${number(same)} من ${number(n)} إجابات نالت النقاط نفسها؛ متوسط الفرق ${difference}.`,
      many: `مقارنةً بدرجاتك السابقة: ${number(same)} من ${number(n)} إجابة نالت النقاط نفسها؛ متوسط الفرق ${difference}.`,
      other: `مقارنةً بدرجاتك السابقة: ${number(same)} من ${number(n)} إجابة نالت النقاط نفسها؛ متوسط الفرق ${difference}.`,
    }),
  withOthers: (n, same, difference) =>
    plural(n, {
      zero: `مقارنةً بدرجات الآخرين: لا إجابات بعد؛ متوسط الفرق ${difference}.`,
      one: `مقارنةً بدرجات الآخرين: ${number(same)} من إجابة واحدة نالت النقاط نفسها؛ متوسط الفرق ${difference}.`,
      two: `مقارنةً بدرجات الآخرين: ${number(same)} من إجابتين نالت النقاط نفسها؛ متوسط الفرق ${difference}.`,
      few: `مقارنةً بدرجات الآخرين: ${number(same)} من ${number(n)} إجابات نالت النقاط نفسها؛ متوسط الفرق ${difference}.`,
      many: `مقارنةً بدرجات الآخرين: ${number(same)} من ${number(n)} إجابة نالت النقاط نفسها؛ متوسط الفرق ${difference}.`,
      other: `مقارنةً بدرجات الآخرين: ${number(same)} من ${number(n)} إجابة نالت النقاط نفسها؛ متوسط الفرق ${difference}.`,
    }),
  pointsApart: (points) =>
    plural(points, {
      zero: 'صفر نقطة',
      one: 'نقطة واحدة',
      two: 'نقطتان',
      few: `${number(points)} نقاط`,
      many: `${number(points)} نقطة`,
      other: `${number(points)} نقطة`,
    }),
  alike: (n) =>
    plural(n, {
      zero: 'لا إجابة أخرى تقول الشيء نفسه.',
      one: 'إجابة أخرى تقول الشيء نفسه.',
      two: 'إجابتان أخريان تقولان الشيء نفسه.',
      few: `${number(n)} إجابات أخرى تقول الشيء نفسه.`,
      many: `${number(n)} إجابة أخرى تقول الشيء نفسه.`,
      other: `${number(n)} إجابة أخرى تقول الشيء نفسه.`,
    }),
  saveAll: (n, all) =>
    plural(n, {
      zero: 'حفظ لكل الإجابات',
      one: 'حفظ للإجابتين',
      two: `حفظ للإجابات الـ${number(all)} كلها`,
      few: `حفظ للإجابات الـ${number(all)} كلها`,
      many: `حفظ للإجابات الـ${number(all)} كلها`,
      other: `حفظ للإجابات الـ${number(all)} كلها`,
    }),
  savedTogether: (n) =>
    plural(n, {
      zero: 'لم تُصحَّح أي إجابة.',
      one: 'صُحّحت إجابة واحدة.',
      two: 'صُحّحت إجابتان.',
      few: `صُحّحت ${number(n)} إجابات.`,
      many: `صُحّحت ${number(n)} إجابة.`,
      other: `صُحّحت ${number(n)} إجابة.`,
    }),
  key: 'مفتاح الإجابة',
  changed: (n, up, down) =>
    plural(n, {
      zero: 'لا تتغير أي درجة منشورة وفق سلّم التقدير الحالي.',
      one: `وفق سلّم التقدير الحالي تتغير درجة منشورة واحدة: ${number(up)} صعودًا و${number(down)} هبوطًا.`,
      two: `وفق سلّم التقدير الحالي تتغير درجتان منشورتان: ${number(up)} صعودًا و${number(down)} هبوطًا.`,
      few: `وفق سلّم التقدير الحالي تتغير ${number(n)} درجات منشورة: ${number(up)} صعودًا و${number(down)} هبوطًا.`,
      many: `وفق سلّم التقدير الحالي تتغير ${number(n)} درجة منشورة: ${number(up)} صعودًا و${number(down)} هبوطًا.`,
      other: `وفق سلّم التقدير الحالي تتغير ${number(n)} درجة منشورة: ${number(up)} صعودًا و${number(down)} هبوطًا.`,
    }),
  changedMarks: 'الدرجات التي تتغير',
  takeMark: (n) => `اعتماد الدرجة ${number(n)}`,
  takeAverage: (points) => `اعتماد المتوسط: ${points}`,
}
