import type * as en from '../../en/account/sessions.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  heading: 'Vos appareils connectés',
  failed: 'La liste n’a pas pu être chargée.',
  current: (login) => `Cet appareil. Connexion : ${login}`,
  other: (lastUse, login) => `Dernière utilisation : ${lastUse}. Connexion : ${login}`,
  logout: 'Déconnecter',
  logoutOf: (device) => `Déconnecter ${device}`,
  loggedOut: (device) => `${device} : appareil déconnecté.`,
  logoutEverywhere: 'Se déconnecter partout',
  everywhereHint: 'Tous vos appareils seront déconnectés, y compris celui-ci.',
  everywhereDone: 'Tous vos appareils sont déconnectés.',
}
