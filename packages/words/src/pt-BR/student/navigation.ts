import type * as en from '../../en/student/navigation.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  menu: 'Menu',
  main: 'Principal',
  home: 'Início',
  about: 'Sobre nós',
  contact: 'Contato',
  myQuizzes: 'Meus quizzes',
  signUp: 'Cadastre-se',
  login: 'Entrar',
}
