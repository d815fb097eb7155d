import type * as en from '../../en/student/home.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: 'الرئيسية',
  headlineStart: 'اختبار معلوماتك،',
  headlineEnd: 'ومتابعة تقدّمك',
  promise: 'تقييم مبسّط للطلاب والمعلّمين',
  startQuiz: 'بدء اختبار',
  startHint: 'يكفي إدخال رمز الاختبار للبدء.',
  createQuiz: 'إنشاء اختبار',
  createHint: 'رفع الأسئلة والحصول على رمز للاختبار.',
  loginToStart: 'يلزم تسجيل الدخول لبدء اختبار.',
  loginToCreate: 'يلزم تسجيل الدخول لإنشاء اختبار.',
  onlyStudents: 'الدخول إلى الاختبار متاح للطلاب فقط.',
  onlyAdmins: 'إنشاء الاختبارات متاح للمعلّمين فقط.',
  drawing: 'ورقة إجابة مصحّحة: اثنا عشر سؤالاً، ثمانية صحيحة واثنان خطأ واثنان متروكان',
  drawnCode: 'رمز الاختبار',
  score: 'الدرجة',
  latestResults: 'أحدث نتائجك',
  allResults: 'كل النتائج',
  submitted: 'تم التسليم',
}
