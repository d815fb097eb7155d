import type * as en from '../../en/account/profile.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: 'Profil',
  roles: { admin: 'Profil enseignant', student: 'Profil élève' },
  quizzes: 'Quiz',
  attempts: 'Tentatives',
  results: 'Résultats',
  failed: 'Vos résultats n’ont pas pu être chargés. Rien n’est perdu.',
  quiz: 'Quiz',
  score: 'Score',
  date: 'Date',
  opensShortly: 'Bientôt visible',
  attempt: (n) => `tentative ${number(n)}`,
  none: 'Aucun résultat de quiz.',
  noneHint: 'Quand vous terminez un quiz, votre score s’affiche ici.',
  practiseMistakes: 'Revoir mes erreurs',
}
