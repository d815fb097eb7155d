import type * as en from '../../en/account/fields.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  fullName: 'Nom complet',
  newPassword: 'Nouveau mot de passe',
  passwordHint: 'Au moins 8 caractères',
}
