import type * as en from '../../en/spreadsheet/fixes.ts'
import type { WordsOf } from '../../format.ts'
import { list, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  fixes: {
    'read-as-accepted': ({ count }) =>
      plural(count, {
        zero: `قراءته كإجابات مقبولة`,
        one: `قراءته كإجابة مقبولة واحدة`,
        two: `قراءته كإجابتين مقبولتين`,
        few: `قراءته ك‍${count} إجابات مقبولة`,
        many: `قراءته ك‍${count} إجابة مقبولة`,
        other: `قراءته ك‍${count} إجابة مقبولة`,
      }),
    'read-as-number': ({ number, tolerance }) => `قراءته كعدد ${number} ± ${tolerance}`,
    'write-text': ({ text }) => `استخدام ${text}`,
    'write-texts': ({ texts }) => `استخدام ${list(texts)}`,

    'write-pair': ({ first, second }) => `${first} / ${second}`,
    'clear-text': ({ text }) => `مسح ${text}`,
    'multiple-correct': 'عدة إجابات صحيحة',
    'multiple-choice': 'اختيار من متعدد',
    'write-answer': 'إجابة مكتوبة',
    'remove-row': 'إزالة الصف',
    'leave-out-notes': 'حذف الملاحظات',
    'count-from-zero': 'العدّ من 0',
    'not-a-question': 'ليس سؤالاً',

    'not-used': 'غير مستخدم',
    'clear-types': 'ترك الأنواع فارغة',
    convert: 'تحويل',
  },
  fixesForAll: {
    'as-number': (rows) =>
      plural(rows, {
        zero: `قراءتها كأعداد مع تفاوت`,
        one: `قراءته كعدد مع تفاوت في صف واحد`,
        two: `قراءته كعدد مع تفاوت في صفين`,
        few: `قراءته كعدد مع تفاوت في ${rows} صفوف`,
        many: `قراءته كعدد مع تفاوت في ${rows} صفًا`,
        other: `قراءته كعدد مع تفاوت في ${rows} صف`,
      }),
    'accepted-answers': (rows) =>
      plural(rows, {
        zero: `قراءتها كإجابات مقبولة`,
        one: `قراءته كإجابات مقبولة في صف واحد`,
        two: `قراءته كإجابات مقبولة في صفين`,
        few: `قراءته كإجابات مقبولة في ${rows} صفوف`,
        many: `قراءته كإجابات مقبولة في ${rows} صفًا`,
        other: `قراءته كإجابات مقبولة في ${rows} صف`,
      }),
    'as-read': (rows) =>
      plural(rows, {
        zero: `استخدام ما قُرئ في ${rows} صفوف`,
        one: 'استخدام ما قُرئ في صف واحد',
        two: 'استخدام ما قُرئ في صفين',
        few: `استخدام ما قُرئ في ${rows} صفوف`,
        many: `استخدام ما قُرئ في ${rows} صفًا`,
        other: `استخدام ما قُرئ في ${rows} صف`,
      }),
    'other-reading': (rows) =>
      plural(rows, {
        zero: `استخدام القراءة الأخرى في ${rows} صفوف`,
        one: 'استخدام القراءة الأخرى في صف واحد',
        two: 'استخدام القراءة الأخرى في صفين',
        few: `استخدام القراءة الأخرى في ${rows} صفوف`,
        many: `استخدام القراءة الأخرى في ${rows} صفًا`,
        other: `استخدام القراءة الأخرى في ${rows} صف`,
      }),
    nearest: (rows) =>
      plural(rows, {
        zero: `استخدام أقرب خيار في ${rows} صفوف`,
        one: 'استخدام أقرب خيار في صف واحد',
        two: 'استخدام أقرب خيار في صفين',
        few: `استخدام أقرب خيار في ${rows} صفوف`,
        many: `استخدام أقرب خيار في ${rows} صفًا`,
        other: `استخدام أقرب خيار في ${rows} صف`,
      }),
    'as-fraction': (rows) =>
      plural(rows, {
        zero: `استخدام الكسور في ${rows} صفوف`,
        one: 'استخدام الكسور في صف واحد',
        two: 'استخدام الكسور في صفين',
        few: `استخدام الكسور في ${rows} صفوف`,
        many: `استخدام الكسور في ${rows} صفًا`,
        other: `استخدام الكسور في ${rows} صف`,
      }),
    'as-turned-fraction': (rows) =>
      plural(rows, {
        zero: `استخدام الكسور مقلوبة في ${rows} صفوف`,
        one: 'استخدام الكسور مقلوبة في صف واحد',
        two: 'استخدام الكسور مقلوبة في صفين',
        few: `استخدام الكسور مقلوبة في ${rows} صفوف`,
        many: `استخدام الكسور مقلوبة في ${rows} صفًا`,
        other: `استخدام الكسور مقلوبة في ${rows} صف`,
      }),
    'as-date': (rows) =>
      plural(rows, {
        zero: `استخدام التواريخ في ${rows} صفوف`,
        one: 'استخدام التواريخ في صف واحد',
        two: 'استخدام التواريخ في صفين',
        few: `استخدام التواريخ في ${rows} صفوف`,
        many: `استخدام التواريخ في ${rows} صفًا`,
        other: `استخدام التواريخ في ${rows} صف`,
      }),
    'true-false': (rows) =>
      plural(rows, {
        zero: `صحيح / خطأ في ${rows} صفوف`,
        one: 'صحيح / خطأ في صف واحد',
        two: 'صحيح / خطأ في صفين',
        few: `صحيح / خطأ في ${rows} صفوف`,
        many: `صحيح / خطأ في ${rows} صفًا`,
        other: `صحيح / خطأ في ${rows} صف`,
      }),
    choice: (rows) =>
      plural(rows, {
        zero: `اختيار من متعدد في ${rows} صفوف`,
        one: 'اختيار من متعدد في صف واحد',
        two: 'اختيار من متعدد في صفين',
        few: `اختيار من متعدد في ${rows} صفوف`,
        many: `اختيار من متعدد في ${rows} صفًا`,
        other: `اختيار من متعدد في ${rows} صف`,
      }),
    several: (rows) =>
      plural(rows, {
        zero: `عدة إجابات صحيحة في ${rows} صفوف`,
        one: 'عدة إجابات صحيحة في صف واحد',
        two: 'عدة إجابات صحيحة في صفين',
        few: `عدة إجابات صحيحة في ${rows} صفوف`,
        many: `عدة إجابات صحيحة في ${rows} صفًا`,
        other: `عدة إجابات صحيحة في ${rows} صف`,
      }),
    written: (rows) =>
      plural(rows, {
        zero: `إجابة مكتوبة في ${rows} صفوف`,
        one: 'إجابة مكتوبة في صف واحد',
        two: 'إجابة مكتوبة في صفين',
        few: `إجابة مكتوبة في ${rows} صفوف`,
        many: `إجابة مكتوبة في ${rows} صفًا`,
        other: `إجابة مكتوبة في ${rows} صف`,
      }),
    'one-spelling': (rows) =>
      plural(rows, {
        zero: `استخدام أول كتابة للإجابة في ${rows} صفوف`,
        one: 'استخدام أول كتابة للإجابة في صف واحد',
        two: 'استخدام أول كتابة للإجابة في صفين',
        few: `استخدام أول كتابة للإجابة في ${rows} صفوف`,
        many: `استخدام أول كتابة للإجابة في ${rows} صفًا`,
        other: `استخدام أول كتابة للإجابة في ${rows} صف`,
      }),
    'clear-placeholder': (rows) =>
      plural(rows, {
        zero: `مسح هذه الخلايا في ${rows} صفوف`,
        one: 'مسح هذه الخلايا في صف واحد',
        two: 'مسح هذه الخلايا في صفين',
        few: `مسح هذه الخلايا في ${rows} صفوف`,
        many: `مسح هذه الخلايا في ${rows} صفًا`,
        other: `مسح هذه الخلايا في ${rows} صف`,
      }),
    'clear-repeated': (rows) =>
      plural(rows, {
        zero: `مسح الخيارات المكررة في ${rows} صفوف`,
        one: 'مسح الخيارات المكررة في صف واحد',
        two: 'مسح الخيارات المكررة في صفين',
        few: `مسح الخيارات المكررة في ${rows} صفوف`,
        many: `مسح الخيارات المكررة في ${rows} صفًا`,
        other: `مسح الخيارات المكررة في ${rows} صف`,
      }),
    'clear-type': (rows) =>
      plural(rows, {
        zero: `مسح النوع في ${rows} صفوف`,
        one: 'مسح النوع في صف واحد',
        two: 'مسح النوع في صفين',
        few: `مسح النوع في ${rows} صفوف`,
        many: `مسح النوع في ${rows} صفًا`,
        other: `مسح النوع في ${rows} صف`,
      }),
    'remove-blank': (rows) =>
      plural(rows, {
        zero: `إزالة ${rows} صفوف بلا سؤال`,
        one: 'إزالة صف واحد بلا سؤال',
        two: 'إزالة صفين بلا سؤال',
        few: `إزالة ${rows} صفوف بلا سؤال`,
        many: `إزالة ${rows} صفًا بلا سؤال`,
        other: `إزالة ${rows} صف بلا سؤال`,
      }),
    'remove-title': (rows) =>
      plural(rows, {
        zero: `إزالة ${rows} صفوف ليست أسئلة`,
        one: 'إزالة صف واحد ليس سؤالاً',
        two: 'إزالة صفين ليسا سؤالين',
        few: `إزالة ${rows} صفوف ليست أسئلة`,
        many: `إزالة ${rows} صفًا ليست أسئلة`,
        other: `إزالة ${rows} صف ليست أسئلة`,
      }),
    'remove-unmarkable': (rows) =>
      plural(rows, {
        zero: `إزالة ${rows} صفوف لا يمكن تصحيحها`,
        one: 'إزالة صف واحد لا يمكن تصحيحه',
        two: 'إزالة صفين لا يمكن تصحيحهما',
        few: `إزالة ${rows} صفوف لا يمكن تصحيحها`,
        many: `إزالة ${rows} صفًا لا يمكن تصحيحها`,
        other: `إزالة ${rows} صف لا يمكن تصحيحها`,
      }),
    'remove-repeated': (rows) =>
      plural(rows, {
        zero: `إزالة ${rows} أسئلة مكررة`,
        one: 'إزالة سؤال مكرر واحد',
        two: 'إزالة سؤالين مكررين',
        few: `إزالة ${rows} أسئلة مكررة`,
        many: `إزالة ${rows} سؤالاً مكررًا`,
        other: `إزالة ${rows} سؤال مكرر`,
      }),
    'remove-headings': (rows) =>
      plural(rows, {
        zero: `إزالة ${rows} صفوف من العناوين`,
        one: 'إزالة صف واحد من العناوين',
        two: 'إزالة صفين من العناوين',
        few: `إزالة ${rows} صفوف من العناوين`,
        many: `إزالة ${rows} صفًا من العناوين`,
        other: `إزالة ${rows} صف من العناوين`,
      }),
    'leave-out-notes': (rows) =>
      plural(rows, {
        zero: `حذف الملاحظات في ${rows} صفوف`,
        one: 'حذف الملاحظات في صف واحد',
        two: 'حذف الملاحظات في صفين',
        few: `حذف الملاحظات في ${rows} صفوف`,
        many: `حذف الملاحظات في ${rows} صفًا`,
        other: `حذف الملاحظات في ${rows} صف`,
      }),

    'from-zero': () => 'العدّ من 0',
    'type-unused': () => 'غير مستخدم',
    'clear-types': () => 'ترك الأنواع فارغة',
    convert: () => 'تحويل',
  },
}
