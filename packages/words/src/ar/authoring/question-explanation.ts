import type * as en from '../../en/authoring/question-explanation.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  label: 'الشرح',
  hint: 'يراه الطلاب بجانب الإجابة الصحيحة.',
  notes: 'ملاحظات على الخيارات',
  notesHint: 'يرى الطلاب ملاحظات الخيارات التي اختاروها والخيارات الصحيحة، مع الإجابة الصحيحة.',
  note: (letter) => `ملاحظة على الخيار ${letter}`,
}
