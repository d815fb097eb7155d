import type * as en from '../../en/student/navigation.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  menu: 'Menú',
  main: 'Principal',
  home: 'Inicio',
  about: 'Acerca de',
  contact: 'Contacto',
  myQuizzes: 'Mis cuestionarios',
  signUp: 'Crear cuenta',
  login: 'Iniciar sesión',
}
