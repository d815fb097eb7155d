import type * as en from '../../en/account/signup.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: 'إنشاء حساب',
  submit: 'إنشاء حساب',
  hint: (link) => ['إنشاء حسابك في Quizly. هل لديك حساب؟ ', link('تسجيل الدخول')],
  role: 'الدور',
  roleHint: 'الطلاب يؤدّون الاختبارات. المعلّمون ينشئونها.',
  roles: { student: 'طالب', admin: 'معلّم' },
  whatYouGet: 'المزايا',
  whatYouGetText:
    'يجد الطلاب كل نتائجهم في ملفهم الشخصي. ويحصل المعلّمون على رمز سري لكل اختبار ويرون أداء الصف سؤالاً سؤالاً.',
  done: 'تم إنشاء الحساب بنجاح!',
  noUser: 'خطأ: لم تصل بيانات المستخدم. يُرجى التحقق من استجابة الخادم.',
  failed: 'تعذّر إنشاء الحساب',
}
