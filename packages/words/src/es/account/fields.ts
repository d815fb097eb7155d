import type * as en from '../../en/account/fields.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  fullName: 'Nombre completo',
  newPassword: 'Contraseña nueva',
  passwordHint: 'Al menos 8 caracteres',
}
