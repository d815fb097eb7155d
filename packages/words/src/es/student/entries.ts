import type * as en from '../../en/student/entries.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  missing: {
    email: 'Escribe tu correo electrónico, por ejemplo: nombre@example.com',
    password: 'Escribe una contraseña',
    secretCode: 'Escribe el código',
  },
}
