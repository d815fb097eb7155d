import type * as en from '../../en/student/entries.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  missing: {
    email: 'Saisir une adresse e-mail, par exemple nom@example.com',
    password: 'Saisir un mot de passe',
    secretCode: 'Saisir le code',
  },
}
