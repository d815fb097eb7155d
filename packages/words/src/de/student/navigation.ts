import type * as en from '../../en/student/navigation.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  menu: 'Menü',
  main: 'Hauptnavigation',
  home: 'Startseite',
  about: 'Über uns',
  contact: 'Kontakt',
  myQuizzes: 'Meine Quizze',
  signUp: 'Registrieren',
  login: 'Anmelden',
}
