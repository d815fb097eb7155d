import type * as en from '../../en/problems/account.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  account: {
    'enter-email': 'Digite seu e-mail, por exemplo: nome@example.com',
    'enter-password': 'Digite uma senha',
    'enter-code': 'Digite o código',
    'wrong-password': 'Esta não é a sua senha atual.',
    'password-is-own-name': 'Escolha uma senha que não seja seu nome nem seu e-mail',
    'common-password': 'Muita gente usa esta senha. Escolha uma mais difícil de adivinhar',
    'colleague-has-role': 'Esta pessoa já tem um papel no quiz. Mude-o na lista.',
    'zero-character': 'Este texto tem um caractere que não pode ser guardado.',
  },
}
