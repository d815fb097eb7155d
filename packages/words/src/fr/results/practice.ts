import type * as en from '../../en/results/practice.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  practise: 'S’entraîner à ce quiz',
  practiseHint: 'L’entraînement montre les bonnes réponses et ne compte pas.',
  eyebrow: 'Entraînement',
  title: (quiz) => `Entraînement : ${quiz}`,
  mistakes: 'Revoir mes erreurs',
  loading: 'Chargement des questions',
  failed: 'Impossible de charger les questions',
  closed: 'Impossible de s’entraîner à ce quiz pour le moment',
  closedHint: 'L’entraînement est peut-être désactivé, ou tu fais le quiz en ce moment.',
  none: 'Aucune erreur à revoir',
  noneHint:
    'Les questions que tu as ratées ou passées apparaissent ici dès que tu peux en voir les bonnes réponses.',
  cut: (n) => `Voici les ${number(n)} plus récentes. Il y en a d’autres.`,
  fromDevice: 'Pas de connexion. Voici les questions que cet appareil a gardées.',
  countsNothing: 'Essaie autant que tu veux. Rien ne compte, rien n’est conservé.',
  place: (n, total) => `Question ${number(n)} sur ${number(total)}`,
  clock: 'Chronomètre',
  time: 'Temps écoulé',
  check: 'Vérifier la réponse',
  show: 'Montrer la réponse',
  next: 'Question suivante',
  finish: 'Voir le bilan',
  retry: 'Reprendre cette question',
  rubric: 'Ce qui rapporte des points',
  markYourself: 'Évalue-toi : comment était ta réponse ?',
  summary: 'Bilan',
  wrongAgain: 'Reprendre les erreurs',
  allAgain: 'Tout reprendre',
  end: 'Terminer l’entraînement',
}
