import type * as en from '../../en/desk/remarking-history.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: 'سجل التغييرات',
  question: 'السؤال',
  change: 'التغيير',
  reason: 'السبب',
  by: 'بواسطة',
  deletedAccount: 'حساب محذوف',
  byAt: (name, date) => [name, '، ', date],
  undoColumn: 'تراجع',
  changes: {
    'new-key': 'الإجابة الجديدة فقط',
    'either-key': 'الإجابة القديمة والجديدة',
    'full-marks': 'الدرجة الكاملة للجميع',
    'left-out': 'لا يُحتسب',
    answers: 'مراجعة الإجابات المكتوبة',
    undo: 'تراجع عن تغيير',
  },
  accepted: (answers) => ['المقبول: ', answers],
  refused: (answers) => ['لم يعد مقبولاً: ', answers],
  undone: 'تم التراجع عنه',
  editedSince: 'تم التحرير بعد ذلك. لتغييره يلزم اختيار الإجابة مجددًا.',
  undoFirst: (date) => `يلزم أولاً التراجع عن تغيير ${date}.`,
  undoLaterFirst: 'يلزم أولاً التراجع عن التغيير اللاحق.',
  undo: (n, spoken) => ['تراجع', spoken(` عن السؤال ${number(n)}`)],
  undoAsking: (n, spoken) => ['تراجع…', spoken(` السؤال ${number(n)}`)],
  undoing: 'جارٍ التراجع…',
  asks: (n) => `التراجع عن هذا التغيير في السؤال ${number(n)}؟`,
  editsStay: 'تم تحرير السؤال بعد هذا التغيير. تبقى تعديلاتك على نصه وخياراته.',
  answerNow: (answer) => ['الإجابة الصحيحة الآن: ', answer],
  answerAfter: (answer) => ['بعد التراجع: ', answer],
  scoresUpdated: 'تُحدَّث الدرجات، ويرى الطلاب أن التغيير أُلغي.',
  undoChange: 'التراجع عن التغيير',
}
