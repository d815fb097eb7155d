import type * as en from '../../en/student/everywhere.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  loading: 'Chargement…',
  tryAgain: 'Réessayer',
  dismiss: 'Fermer',
  cancel: 'Annuler',
  problems: 'Il y a un problème',
  errorTitle: (title) => `Erreur : ${title}`,
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  checkConnection: 'Vérifier la connexion, puis réessayer.',
  inAMoment: 'Réessayer dans un instant.',
  networkError: 'Erreur réseau. Merci de réessayer.',
  somethingWrong: 'Un problème est survenu. Merci de réessayer.',
  sessionEnded: 'La session a expiré. Il suffit de se reconnecter pour reprendre.',
  notShown: 'Impossible d’afficher cette page',
  nothingLost: 'Rien de ce qui a été enregistré n’est perdu. Vérifier la connexion, puis réessayer.',
  loadingPage: 'Chargement',
  untitled: 'Quiz sans titre',
  minutes: (n) =>
    plural(n, { one: `${number(n)} minute`, many: `${number(n)} de minutes`, other: `${number(n)} minutes` }),
}
