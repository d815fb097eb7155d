import type * as en from '../../en/spreadsheet/upload.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  wrongType: 'نوع الملف غير صالح! يُرجى رفع ملف Excel (xlsx أو xls).',
  alsoRead: 'يقرأ Quizly أيضًا ملفات ‎.xlsm و‎.ods و‎.csv و‎.tsv واختبارًا نُزّل بصيغة ‎.json.',
  noFile: 'يُرجى رفع ملف Excel قبل المتابعة.',
  uploaded: 'تم رفع الملف بنجاح! الانتقال إلى مراجعة الأسئلة.',
  noSheet: 'لا توجد بيانات اختبار. يُرجى رفع ملف اختبار أولاً.',
  noRows: 'لا توجد بيانات اختبار!',
  noQuizFile: 'هذا ليس اختبارًا نُزّل من Quizly بصيغة JSON. يُرجى تنزيله مجددًا، أو رفع ملف Excel.',
  notSaved: 'حدث خطأ أثناء حفظ الاختبار. يُرجى إعادة المحاولة.',
  sheetChanged: 'تغيّرت الورقة',
  rowRemoved: (row) => `أُزيل الصف ${number(row)}`,
  rowsRemoved: (count) =>
    plural(count, {
      zero: 'لم يُزل أي صف',
      one: 'أُزيل صف واحد',
      two: 'أُزيل صفان',
      few: `أُزيلت ${number(count)} صفوف`,
      many: `أُزيل ${number(count)} صفًا`,
      other: `أُزيل ${number(count)} صف`,
    }),
  rowsChanged: (count) =>
    plural(count, {
      zero: 'لم يتغير أي صف',
      one: 'تغيّر صف واحد',
      two: 'تغيّر صفان',
      few: `تغيّرت ${number(count)} صفوف`,
      many: `تغيّر ${number(count)} صفًا`,
      other: `تغيّر ${number(count)} صف`,
    }),
  noAnswer: 'خطأ في الخادم. يُرجى إعادة المحاولة.',
  tooSlow: 'تستغرق قراءة هذا الملف وقتًا طويلاً. يُرجى نسخ الأسئلة إلى مصنّف جديد وحفظه بصيغة xlsx ثم رفعه.',
  fileGone: 'لم تعد قراءة هذا الملف ممكنة. ربما نُقل أو تغيّر؛ يُرجى اختياره مجددًا.',
  readerMissing: 'تعذّر تحميل قارئ جداول البيانات. يُرجى التحقق من الاتصال وإعادة المحاولة.',
  storageFull:
    'لا تتسع مساحة التخزين في هذا المتصفح لهذه الورقة. يُرجى إزالة الأعمدة التي ليست من الاختبار، أو تقسيمها إلى عدة ملفات.',
  editsNotStored:
    'لا تُحفظ تغييراتك على هذا الجهاز، لأن مساحة تخزينه ممتلئة أو غير متاحة. يُرجى حفظ الاختبار قبل مغادرة هذه الصفحة.',
  pictureRefused: (why) => `تعذّر حفظ صورة من هذا الاختبار. ${why}`,
}
