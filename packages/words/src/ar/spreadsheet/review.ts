import type * as en from '../../en/spreadsheet/review.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: 'مراجعة الأسئلة المرفوعة',
  rows: (n) =>
    plural(n, {
      zero: 'لا صفوف',
      one: 'صف واحد',
      two: 'صفان',
      few: `${number(n)} صفوف`,
      many: `${number(n)} صفًا`,
      other: `${number(n)} صف`,
    }),
  otherFile: 'استخدام ملف آخر',
  quizTitle: 'عنوان الاختبار',
  timeLimit: 'المدة (بالدقائق)',
  checking: 'جارٍ التحقق من الصفوف…',
  allSound: 'يمكن حفظ كل الصفوف.',
  nextProblem: 'المشكلة التالية',
  nextWarning: 'التنبيه التالي',
  save: 'اعتماد الاختبار وحفظه',
  saving: 'جارٍ الحفظ…',
  undo: 'تراجع',
  sheetNeedsFixing: 'تحتاج هذه الورقة إلى إصلاح قبل الحفظ.',
  rowsNeedFixing: (n) =>
    plural(n, {
      zero: 'لا صفوف تحتاج إلى إصلاح قبل الحفظ.',
      one: 'صف واحد يحتاج إلى إصلاح قبل الحفظ.',
      two: 'صفان يحتاجان إلى إصلاح قبل الحفظ.',
      few: `${number(n)} صفوف تحتاج إلى إصلاح قبل الحفظ.`,
      many: `${number(n)} صفًا تحتاج إلى إصلاح قبل الحفظ.`,
      other: `${number(n)} صف تحتاج إلى إصلاح قبل الحفظ.`,
    }),
  checkRows: (n) =>
    plural(n, {
      zero: 'لا صفوف للمراجعة. يمكن الحفظ.',
      one: 'يُرجى مراجعة صف واحد. ويمكن الحفظ على أي حال.',
      two: 'يُرجى مراجعة صفين. ويمكن الحفظ على أي حال.',
      few: `يُرجى مراجعة ${number(n)} صفوف. ويمكن الحفظ على أي حال.`,
      many: `يُرجى مراجعة ${number(n)} صفًا. ويمكن الحفظ على أي حال.`,
      other: `يُرجى مراجعة ${number(n)} صف. ويمكن الحفظ على أي حال.`,
    }),
  showAll: (n) => `عرض الكل (${number(n)})`,
  howRead: 'كيف قُرئت هذه الورقة',
  wrongLayout: 'التخطيط غير صحيح؟',
  readTab: (tab, name) => `قراءة الورقة ${tab}، «${name}»`,
  readAs: {
    rows: 'القراءة هكذا: سؤال واحد في كل صف',
    'list in a cell': 'القراءة هكذا: كل خيارات السؤال في خلية واحدة',
    'list in the question': 'القراءة هكذا: الخيارات تحت السؤال في خليته',
    'row for each option': 'القراءة هكذا: خيار واحد في كل صف',
    'tick columns': 'القراءة هكذا: عمود لعلامات الصح بجانب كل خيار',
    'marked options': 'القراءة هكذا: الخيار الصحيح مميّز برمز أو بتنسيق',
    text: 'القراءة هكذا: نص فيه سطر لكل خيار وسطر للإجابة',
    turned: 'القراءة هكذا: جدول بُدّلت صفوفه وأعمدته، سؤال واحد في كل عمود',
    'separated text': 'القراءة هكذا: نص في عمود واحد، مقسّم إلى خلايا',
    'no headings': 'القراءة هكذا: سؤال واحد في كل صف، دون عناوين أعمدة',
  },
  readFromRow: (row) => `القراءة هكذا: سؤال واحد في كل صف، وعناوين الأعمدة في الصف ${row}`,
  changedElsewhere: (strong) => [
    strong('غُيّرت هذه الورقة أو استُبدلت في علامة تبويب أخرى.'),
    ' لا تُحفظ التغييرات التي تُجرى هنا قبل اختيار إحدى الورقتين.',
  ],
  loadNewer: 'تحميل الورقة الأحدث',
  keepThis: 'الاحتفاظ بهذه الورقة',
  ofType: {
    single: (n) => `إجابة واحدة: ${number(n)}`,
    multiple: (n) => `عدة إجابات: ${number(n)}`,
    write: (n) => `إجابة مكتوبة: ${number(n)}`,
    numeric: (n) => `إجابة رقمية: ${number(n)}`,
    matching: (n) => `مطابقة: ${number(n)}`,
    ordering: (n) => `ترتيب: ${number(n)}`,
    essay: (n) => `نص طويل: ${number(n)}`,
  },
}
