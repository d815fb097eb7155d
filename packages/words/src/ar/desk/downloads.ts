import type * as en from '../../en/desk/downloads.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  questionsHint: 'أو تنزيل الأسئلة. يمكن رفع أيّ من الملفين لإنشاء اختبار جديد، وتحرير ملف Excel قبل ذلك.',
  download: { xlsx: 'تنزيل XLSX', json: 'تنزيل JSON' },
  exportToExcel: 'تصدير إلى Excel',
  otherExports: 'صيغ تصدير أخرى',
  csv: 'CSV',
  excelByQuestion: 'Excel، سؤالاً سؤالاً',
  csvByQuestion: 'CSV، سؤالاً سؤالاً',
  otherCsv: 'CSV بفواصل لاتينية (,)',
  otherCsvByQuestion: 'CSV بفواصل لاتينية، سؤالاً سؤالاً',
  progress: 'التنزيل',
  brokeOff: 'انقطع التنزيل. يُرجى التحقق من الاتصال ثم إعادة المحاولة.',
  picturesLeftOut: 'لا يحتوي ملف Excel على الصور، أما ملف JSON فيحتوي عليها.',
}
