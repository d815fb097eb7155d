import type * as en from '../../en/problems/account.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  account: {
    'enter-email': 'Saisir une adresse e-mail, par exemple nom@example.com',
    'enter-password': 'Saisir un mot de passe',
    'enter-code': 'Saisir le code',
    'wrong-password': 'Ce n’est pas le mot de passe actuel.',
    'password-is-own-name': 'Choisissez un mot de passe qui n’est ni votre nom ni votre e-mail',
    'common-password':
      'Beaucoup de gens utilisent ce mot de passe. Choisissez-en un plus difficile à deviner',
    'colleague-has-role': 'Ce collègue a déjà un rôle dans le quiz. Modifiez-le dans la liste.',
    'zero-character': 'Ce texte contient un caractère qui ne peut pas être enregistré.',
  },
}
