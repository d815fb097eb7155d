import type * as en from '../../en/student/home.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: 'Accueil',
  headlineStart: 'Tester ses connaissances,',
  headlineEnd: 'suivre ses progrès',
  promise: 'L’évaluation simplifiée, pour les élèves et leurs enseignants',
  startQuiz: 'Commencer un quiz',
  startHint: 'Saisir le code du quiz et commencer.',
  createQuiz: 'Créer un quiz',
  createHint: 'Importer des questions et obtenir un code de quiz.',
  loginToStart: 'Il faut se connecter pour commencer un quiz.',
  loginToCreate: 'Il faut se connecter pour créer un quiz.',
  onlyStudents: 'Seuls les élèves peuvent accéder au quiz.',
  onlyAdmins: 'Seuls les enseignants peuvent créer des quiz.',
  drawing:
    'Une feuille de réponses corrigée : douze questions, huit correctes, deux incorrectes, deux passées',
  drawnCode: 'Code du quiz',
  score: 'Score',
  latestResults: 'Tes derniers résultats',
  allResults: 'Tous les résultats',
  submitted: 'Rendu le',
}
