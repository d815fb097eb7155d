import type * as en from '../../en/screens/not-found.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: 'Página não encontrada',
  hint: 'Nenhuma das anteriores. Se você digitou o endereço, confira; se seguiu um link, ele pode estar desatualizado.',
  goHome: 'Ir para o início',
  enterCode: 'Digitar o código de um quiz',
}
