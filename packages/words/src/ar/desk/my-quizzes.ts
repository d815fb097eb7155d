import type * as en from '../../en/desk/my-quizzes.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  heading: 'اختباراتي',
  titled: {
    current: 'اختباراتي',
    archived: 'اختباراتي – الأرشيف',
    bin: 'اختباراتي – سلة المحذوفات',
  },
  create: 'إنشاء اختبار',
  loading: 'جارٍ تحميل اختباراتك',
  failed: 'تعذّر تحميل اختباراتك',
  safe: 'هي محفوظة.',
  searchFailed: (again) => [
    'تعذّر البحث في اختباراتك. يُرجى التحقق من الاتصال ثم ',
    again('إعادة المحاولة'),
    '.',
  ],
  listsLabel: 'الاختبارات',
  lists: {
    current: 'قيد الاستخدام',
    archived: 'الأرشيف',
    bin: 'سلة المحذوفات',
  },
  isEmpty: {
    current: 'لم تُنشئ أي اختبار بعد',
    archived: 'لا اختبارات في الأرشيف',
    bin: 'سلة المحذوفات فارغة',
  },
  howToFill: {
    current: 'يكفي كتابة الأسئلة أو رفع جدول بيانات، ثم إعطاء الرمز السري للطلاب.',
    archived: 'الأرشيف مكان الاختبارات المنتهية: يتوقف رمز الاختبار عن العمل وتبقى نتائجه.',
    bin: 'تبقى الاختبارات المحذوفة هنا 30 يومًا. يمكنك استعادتها حتى ذلك الحين.',
  },
  columns: {
    title: 'العنوان',
    state: 'الحالة',
    questions: 'الأسئلة',
    code: 'الرمز',
    attempts: 'المحاولات',
    average: 'المتوسط',
    created: 'تاريخ الإنشاء',
    actions: 'الإجراءات',
  },
  deleted: (date) => `حُذف ${date}`,
  shared: {
    owner: (name) => ['بمشاركة من ', name, ' · أنت المالك'],
    editor: (name) => ['بمشاركة من ', name, ' · يمكنك التحرير'],
    marker: (name) => ['بمشاركة من ', name, ' · يمكنك التصحيح'],
    viewer: (name) => ['بمشاركة من ', name, ' · يمكنك العرض'],
  },
  running: (n) => `${number(n)} الآن`,
  runningIn: (n, quiz, hidden) => [number(n), ' الآن', hidden(` في ${quiz}`)],
  averageLater: 'بعد انتهائه',
  noAttempts: 'لا محاولات بعد',
  menu: {
    share: 'مشاركة',
    write: 'كتابة الأسئلة',
    results: 'النتائج',
    students: 'الطلاب',
    questions: 'الأسئلة',
    print: 'طباعة الورقة',
    edit: 'تحرير الاختبار',
    preview: 'معاينة',
    finalize: 'اعتماد',
    settings: 'الإعدادات',
  },
}
