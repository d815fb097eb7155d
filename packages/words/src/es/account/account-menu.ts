import type * as en from '../../en/account/account-menu.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  label: 'Menú de la cuenta',
  account: 'Cuenta',
  logout: 'Cerrar sesión',
}
