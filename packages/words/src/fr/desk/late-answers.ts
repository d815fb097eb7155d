import type * as en from '../../en/desk/late-answers.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  accept: 'Accepter les réponses tardives',
  refuse: 'Refuser les réponses tardives',
  saving: 'Enregistrement…',
  undo: 'Annuler',
  failed: 'L’enregistrement a échoué.',
  waiting: (n) =>
    plural(n, {
      one: `${number(n)} réponse est arrivée trop tard`,
      many: `${number(n)} de réponses sont arrivées trop tard`,
      other: `${number(n)} réponses sont arrivées trop tard`,
    }),
  waitingHint: 'Les réponses tardives ne comptent que si vous les acceptez.',
  decided: 'Réponses tardives',
  done: {
    accepted: (n) =>
      plural(n, {
        one: `${number(n)} réponse tardive acceptée.`,
        many: `${number(n)} de réponses tardives acceptées.`,
        other: `${number(n)} réponses tardives acceptées.`,
      }),
    refused: (n) =>
      plural(n, {
        one: `${number(n)} réponse tardive refusée.`,
        many: `${number(n)} de réponses tardives refusées.`,
        other: `${number(n)} réponses tardives refusées.`,
      }),
  },
  question: 'Question',
  removedQuestion: 'Une question supprimée depuis',
  sawAnswers: 'Cet élève pouvait déjà voir les bonnes réponses.',
  lateAnswer: 'Réponse tardive',
  why: 'Motif',
  reasons: {
    'server-away': 'Le serveur était injoignable',
    left: 'La question avait déjà été quittée',
    offline: 'Hors ligne, d’après l’appareil',
    afterSubmission: 'Arrivée une fois le quiz rendu',
    afterTime: 'Arrivée une fois le temps écoulé',
  },
  given: 'Donnée',
  byDevice: 'd’après l’appareil',
  arrived: 'Arrivée',
  inTime: 'Enregistrée à temps',
  decision: 'Décision',
  decisions: { accepted: 'Acceptée : elle compte', refused: 'Refusée' },
  earlierDecisions: {
    accepted: 'Acceptée avant la réouverture de la tentative',
    refused: 'Refusée avant la réouverture de la tentative',
  },
  counts: (n, answer) => ['Question ', number(n), ' : ', answer],
  countsInstead: (n, answer, before) => ['Question ', number(n), ' : ', answer, ' au lieu de ', before],
}
