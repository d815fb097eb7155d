import type * as en from '../../en/account/profile.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: 'Profil',
  roles: { admin: 'Admin-Profil', student: 'Profil für Lernende' },
  quizzes: 'Quizze',
  attempts: 'Versuche',
  results: 'Ergebnisse',
  failed: 'Die Ergebnisse konnten nicht geladen werden. Es ist nichts verloren.',
  quiz: 'Quiz',
  score: 'Punktzahl',
  date: 'Datum',
  opensShortly: 'Erscheint gleich',
  attempt: (n) => `Versuch ${number(n)}`,
  none: 'Keine Ergebnisse gefunden.',
  noneHint: 'Nach dem ersten fertigen Quiz erscheint hier die Punktzahl.',
  practiseMistakes: 'Meine Fehler üben',
}
