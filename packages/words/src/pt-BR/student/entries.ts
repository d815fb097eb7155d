import type * as en from '../../en/student/entries.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  missing: {
    email: 'Digite seu e-mail, por exemplo: nome@example.com',
    password: 'Digite uma senha',
    secretCode: 'Digite o código',
  },
}
