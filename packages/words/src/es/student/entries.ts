import type * as en from '../../en/student/entries.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  missing: {
    'enter-email': 'Escribe tu correo electrónico, por ejemplo: nombre@example.com',
    'enter-password': 'Escribe una contraseña',
    'enter-code': 'Escribe el código',
  },
}
