import type * as en from '../../en/account/account-menu.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  label: 'Menu da conta',
  account: 'Conta',
  logout: 'Sair',
}
