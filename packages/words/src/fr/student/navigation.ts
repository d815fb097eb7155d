import type * as en from '../../en/student/navigation.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  menu: 'Menu',
  main: 'Navigation principale',
  home: 'Accueil',
  about: 'À propos',
  contact: 'Contact',
  myQuizzes: 'Mes quiz',
  signUp: 'S’inscrire',
  login: 'Se connecter',
}
