import type * as en from '../../en/account/fields.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  fullName: 'Nome completo',
  newPassword: 'Nova senha',
  passwordHint: 'Pelo menos 8 caracteres',
}
