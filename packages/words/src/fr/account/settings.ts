import type * as en from '../../en/account/settings.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  data: 'Vos données',
  dataHint:
    'Tout ce que Quizly conserve sur vous, en un fichier JSON : compte, quiz, réponses, résultats et messages.',
  download: 'Télécharger mes données',
  name: 'Nom',
  nameHint:
    'S’applique partout, même aux résultats précédents. Les reçus gardent le nom que vous aviez en rendant le quiz.',
  changeName: 'Changer le nom',
  nameChanged: 'Votre nom a été modifié.',
  password: 'Mot de passe',
  passwordHint: 'Vos autres appareils seront déconnectés.',
  currentPassword: 'Mot de passe actuel',
  changePassword: 'Changer le mot de passe',
  passwordChanged: 'Votre mot de passe a été modifié. Les autres appareils sont déconnectés.',
}
