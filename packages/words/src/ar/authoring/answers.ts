import type * as en from '../../en/authoring/answers.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  markedCorrect: (answer, hidden) => [answer, hidden('، إجابة صحيحة')],
  written: '(إجابة مكتوبة)',
  writtenLeniently: '(إجابة مكتوبة، تصحيح مرن)',
  number: '(عدد)',
  picture: '(صورة)',
  correctAnswer: 'الإجابة الصحيحة',
  correctAnswers: 'الإجابات الصحيحة',
  current: '(الإجابة الحالية)',
  alsoAccepted: (answers) => ['تُقبل أيضًا: ', answers],
  skipped: 'متروك',
  right: 'صحيح',
  wrong: 'خطأ',
  rightLabel: 'صحيح',
  wrongLabel: 'خطأ',
  printed: {
    single: 'إجابة واحدة فقط',
    multiple: 'تُحدَّد كل الإجابات الصحيحة',
    write: 'تُكتب الإجابة',
    matching: 'يُكتب بجانب كل عبارة الحرف المناسب',
    ordering: 'تُرقَّم العناصر بالترتيب الصحيح',
  },
}
