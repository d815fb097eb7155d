import type * as en from '../../en/authoring/question-explanation.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  label: 'الشرح',
  hint: 'يراه الطلاب بجانب الإجابة الصحيحة.',
}
