import type * as en from '../../en/student/entries.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  missing: {
    'enter-email': 'Digite seu e-mail, por exemplo: nome@example.com',
    'enter-password': 'Digite uma senha',
    'enter-code': 'Digite o código',
  },
}
