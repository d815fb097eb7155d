import type * as en from '../../en/student/entries.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  missing: {
    'enter-email': 'Saisir une adresse e-mail, par exemple nom@example.com',
    'enter-password': 'Saisir un mot de passe',
    'enter-code': 'Saisir le code',
  },
}
