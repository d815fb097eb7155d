import type * as en from '../../en/desk/marking.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  reason: 'Motif (obligatoire)',
  reasonHint: 'Les élèves le voient avec leur résultat et sur leur reçu.',
  noReason: 'Saisissez un motif. Les élèves le voient.',
  mayLower: 'Les scores peuvent baisser',
  update: 'Mettre à jour les scores',
  updating: 'Mise à jour des scores…',
  questionTab: (n) => `question ${number(n)}`,
  question: (n, text) => ['Question ', number(n), ' : ', text],
  allQuestions: 'Toutes les questions',
  effect: 'Effet sur les scores',
  checking: 'Vérification…',
  notLoaded: 'Le chargement a échoué.',
  byHand: (n) =>
    plural(n, {
      one: `${number(n)} réponse corrigée à la main reste inchangée.`,
      many: `${number(n)} de réponses corrigées à la main restent inchangées.`,
      other: `${number(n)} réponses corrigées à la main restent inchangées.`,
    }),
  gains: 'Plus de points',
  loses: 'Moins de points',
  score: 'Score',
  andMore: (n) =>
    plural(n, {
      one: `Et ${number(n)} autre`,
      many: `Et ${number(n)} autres`,
      other: `Et ${number(n)} autres`,
    }),
  noResults:
    'Le quiz n’a encore été rendu par personne. Ce réglage vaudra pour tous les élèves qui le rendront.',
  noScores: 'Aucun score ne change.',
  moves: (n, up, down) =>
    plural(n, {
      one: `Sur ${number(n)} résultat, ${up} et ${down}.`,
      many: `Sur ${number(n)} de résultats, ${up} et ${down}.`,
      other: `Sur ${number(n)} résultats, ${up} et ${down}.`,
    }),
  goUp: (n) =>
    n === 0
      ? 'aucun n’augmente'
      : plural(n, {
          one: `${number(n)} augmente`,
          many: `${number(n)} augmentent`,
          other: `${number(n)} augmentent`,
        }),
  goDown: (n) =>
    n === 0
      ? 'aucun ne baisse'
      : plural(n, {
          one: `${number(n)} baisse`,
          many: `${number(n)} baissent`,
          other: `${number(n)} baissent`,
        }),
  keepShare: (n) =>
    plural(n, {
      one: `${number(n)} score garde la même proportion de points.`,
      many: `${number(n)} de scores gardent la même proportion de points.`,
      other: `${number(n)} scores gardent la même proportion de points.`,
    }),
  noneMoved: 'Aucun score n’a augmenté ni baissé.',
  moved: (up, down) => `${up}, ${down}.`,
  wentUp: (n) =>
    plural(n, {
      one: `${number(n)} score a augmenté`,
      many: `${number(n)} de scores ont augmenté`,
      other: `${number(n)} scores ont augmenté`,
    }),
  wentDown: (n) =>
    n === 0
      ? 'aucun n’a baissé'
      : plural(n, {
          one: `${number(n)} a baissé`,
          many: `${number(n)} ont baissé`,
          other: `${number(n)} ont baissé`,
        }),
  done: (n, scores) => `Question ${number(n)} mise à jour. ${scores}`,
  undone: (scores) => `Modification annulée. ${scores}`,
  undo: 'Annuler',
  notSaved: 'L’enregistrement a échoué. Rien n’a changé.',
  notUndone: 'L’annulation a échoué. Rien n’a changé.',
  showQuiz: 'Afficher le quiz dans son état actuel',
  changedMeanwhile: 'Rien n’a été enregistré, car la tentative a changé entre-temps.',
  theyCounted: {
    correct: (name, n) => `${name} a compté la question ${number(n)} comme correcte.`,
    incorrect: (name, n) => `${name} a compté la question ${number(n)} comme incorrecte.`,
    points: (name, n, points) =>
      plural(points, {
        one: `${name} a donné ${number(points)} point à la question ${number(n)}.`,
        many: `${name} a donné ${number(points)} points à la question ${number(n)}.`,
        other: `${name} a donné ${number(points)} points à la question ${number(n)}.`,
      }),
  },
  theyTookBack: (name, n) => `${name} a annulé la correction à la main de la question ${number(n)}.`,
  otherAnswer: (n) => `La réponse à la question ${number(n)} n’est plus la même.`,
  isNow: {
    partly: (n) => `La question ${number(n)} est maintenant en partie correcte.`,
    correct: (n) => `La question ${number(n)} est maintenant correcte.`,
    incorrect: (n) => `La question ${number(n)} est maintenant incorrecte.`,
    skipped: (n) => `La question ${number(n)} est maintenant passée.`,
    waiting: (n) => `La question ${number(n)} attend maintenant d’être corrigée.`,
    'left-out': (n) => `La question ${number(n)} n’est maintenant plus prise en compte.`,
  },
  counts: {
    correct: (n) => `La question ${number(n)} compte comme correcte.`,
    incorrect: (n) => `La question ${number(n)} compte comme incorrecte.`,
    points: (n, points) =>
      plural(points, {
        one: `La question ${number(n)} a ${number(points)} point.`,
        many: `La question ${number(n)} a ${number(points)} points.`,
        other: `La question ${number(n)} a ${number(points)} points.`,
      }),
  },
  markUndone: {
    partly: (n) => `La correction à la main de la question ${number(n)} est annulée : en partie correcte.`,
    correct: (n) => `La correction à la main de la question ${number(n)} est annulée : correcte.`,
    incorrect: (n) => `La correction à la main de la question ${number(n)} est annulée : incorrecte.`,
    skipped: (n) => `La correction à la main de la question ${number(n)} est annulée : passée.`,
    waiting: (n) =>
      `La correction à la main de la question ${number(n)} est annulée : elle attend d’être corrigée.`,
    'left-out': (n) =>
      `La correction à la main de la question ${number(n)} est annulée : non prise en compte.`,
  },
  scoreNow: (points, total) => `Score : ${points} sur ${number(total)}.`,
  openPoints: (points) => `${number(points)} + ?`,
}
