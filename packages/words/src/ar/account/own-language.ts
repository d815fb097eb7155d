import type * as en from '../../en/account/own-language.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  hint: 'لنصوص Quizly ورسائله، على كل جهاز يُستخدم فيه هذا الحساب. ويبقى كل اختبار باللغة التي كُتب بها.',
}
