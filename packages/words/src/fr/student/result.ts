import type * as en from '../../en/student/result.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: (quiz) => `Résultat – ${quiz}`,
  previewTitle: (quiz) => `Résultat d’un aperçu – ${quiz}`,
  heading: 'Ton résultat',
  answersHeading: 'Tes réponses',
  score: 'Score',
  outOf: (total) => `sur ${number(total)}`,
  questions: 'Questions',
  summary: 'Résumé',
  print: 'Imprimer le résultat',
  receipt: 'Reçu',
  timeline: 'Chronologie',
  allMine: 'Tous mes résultats',
  endedForAll: (time) =>
    `Ton enseignant a mis fin au quiz à ${time}. Tes réponses ont été rendues automatiquement.`,
  timeWasUp: (time) => `Le temps imparti a pris fin à ${time}. Tes réponses ont été rendues automatiquement.`,
  loading: 'Chargement de ton résultat',
  failed: 'Un problème est survenu lors du chargement du résultat.',
  kept: 'Ton résultat est conservé sur le serveur.',
  loginFirst: 'Connecte-toi pour voir tes résultats.',
  noQuiz: 'Quiz introuvable.',
  noQuizHint: 'Vérifie l’adresse, ou choisis le résultat depuis ton profil.',
  none: 'Aucun résultat disponible.',
  noneHint: 'Tu n’as pas rendu ce quiz.',
  goToQuiz: 'Aller au quiz',
  partFailed:
    'Cette partie n’a pas pu être chargée. Elle est conservée sur le serveur. Vérifie ta connexion, puis réessaie.',
  openScore: (n, most) => `${number(n)} + ? sur ${number(most)}`,
}
