import type * as en from '../../en/problems/account.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  account: {
    'enter-email': 'Escribe tu correo electrónico, por ejemplo: nombre@example.com',
    'enter-password': 'Escribe una contraseña',
    'enter-code': 'Escribe el código',
    'wrong-password': 'Esta no es tu contraseña actual.',
    'password-is-own-name': 'Elige una contraseña que no sea tu nombre ni tu correo',
    'common-password': 'Mucha gente usa esta contraseña. Elige una más difícil de adivinar',
    'colleague-has-role': 'Esta persona ya tiene un rol en el cuestionario. Cámbialo en la lista.',
    'zero-character': 'Este texto tiene un carácter que no se puede guardar.',
  },
}
