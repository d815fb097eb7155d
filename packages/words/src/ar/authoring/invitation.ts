import type * as en from '../../en/authoring/invitation.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  forEducators: 'هذه الدعوة للمعلّمين',
  loggedInAsStudent:
    'تسجيل الدخول الحالي بحساب طالب. يُرجى تسجيل الخروج، ثم تسجيل الدخول بحساب معلّم وبالبريد الإلكتروني المدعو.',
  title: 'تلقيت دعوة إلى اختبار',
  loginFirst: 'يُرجى تسجيل الدخول بالبريد الإلكتروني المدعو. وإن لم يكن له حساب بعد، يلزم إنشاء حساب معلّم به.',
  doesNotWork: 'هذه الدعوة لا تعمل',
  askAgain: (email) => [
    'تعمل مرة واحدة خلال 14 يومًا، وللبريد الإلكتروني المدعو فقط. تسجيل دخولك الحالي: ',
    email,
    '. إن كان هو الصحيح، يُرجى طلب دعوة جديدة من زميلك.',
  ],
  loading: 'جارٍ تحميل الدعوة',
  failed: 'تعذّر تحميل الدعوة',
  safe: 'تبقى كما هي.',
  accepted: {
    editor: (quiz) => `أصبح دورك في «${quiz}»: محرر.`,
    marker: (quiz) => `أصبح دورك في «${quiz}»: مصحّح.`,
    viewer: (quiz) => `أصبح دورك في «${quiz}»: مشاهد.`,
  },
  notAccepted: (hint) => `تعذّر قبول الدعوة. ${hint}`,
  shares: (name, email, quiz) => ['دعوة من ', name, ' (', email, ') لمشاركتك «', quiz, '».'],
  withHint: (role, hint) => [role, ': ', hint],
  ends: (date) => `تنتهي الدعوة في ${date}.`,
  accept: 'قبول',
  notNow: 'ليس الآن',
}
