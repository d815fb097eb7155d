import type * as en from '../../en/authoring/details.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: 'إدخال تفاصيل الاختبار',
  quizTitle: 'عنوان الاختبار',
  numQuestions: 'عدد الأسئلة',
  numQuestionsHint: 'سؤال واحد على الأقل. يمكنك إضافة أسئلة أو إزالتها لاحقًا.',
  timeLimit: 'المدة (بالدقائق)',
  submit: 'المتابعة إلى إدخال الأسئلة',
}
