import type * as en from '../../en/results/receipt-view.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  hint: (link) => [
    'يثبت الإيصال وقت التسليم، وأن الإجابات المخزّنة هي إجاباتك. ولا يُظهر الإجابات. يمكن لأي شخص ',
    link('التحقق من إيصال'),
    '.',
  ],
  file: (quiz) => `إيصال ${quiz}`,
  save: 'حفظ الإيصال',
  copy: 'نسخ الإيصال',
}
