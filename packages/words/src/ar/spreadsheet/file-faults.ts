import type * as en from '../../en/spreadsheet/file-faults.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  fileFaults: {
    'file-unreadable': 'هذا الملف ليس مصنّفًا يمكن قراءته. يُرجى حفظه كمصنّف Excel (.xlsx) ورفعه مجددًا.',
    'file-empty': 'لا توجد بيانات في الملف المرفوع!',
    'file-with-password':
      'هذا المصنّف محمي بكلمة مرور. يُرجى حفظه دون كلمة مرور في برنامج جداول البيانات ورفعه مجددًا.',
    'file-too-large': 'هذا الملف كبير جدًا. يُرجى إبقاء ورقة الأسئلة وحدها فيه، دون صور.',
    'file-with-too-many-rows': ({ count, most }) =>
      `عدد صفوف الورقة ${number(count)}، والحد الأقصى ${number(most)}. يُرجى تقسيمها إلى عدة ملفات.`,

    'file-with-endless-rows': ({ counted, most }) =>
      `عدد صفوف الورقة أكثر من ${number(counted)}، والحد الأقصى ${number(most)}. يُرجى تقسيمها إلى عدة ملفات.`,
  },
}
