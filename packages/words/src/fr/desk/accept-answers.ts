import type * as en from '../../en/desk/accept-answers.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  loading: 'Chargement des réponses',
  title: (n) => `Accepter des réponses à la question ${number(n)}`,
  keyAndHistory: 'Corrigé et historique',
  rulesForAll: {
    full: 'Tous les élèves ont tous les points pour cette question : accepter une réponse ne change aucun score.',
    'left-out': 'Cette question n’est pas prise en compte : accepter une réponse ne change aucun score.',
  },
  none: 'Pas encore de réponses',
  noneHint:
    'Les réponses s’affichent ici dès qu’un premier élève a rendu le quiz ; celles qui se ressemblent sont regroupées.',
  answersInGroups: (n, groups) =>
    plural(n, {
      one: `${number(n)} réponse dans ${groups}.`,
      many: `${number(n)} de réponses dans ${groups}.`,
      other: `${number(n)} réponses dans ${groups}.`,
    }),
  groups: (n) =>
    plural(n, { one: `${number(n)} groupe`, many: `${number(n)} de groupes`, other: `${number(n)} groupes` }),
  allReviewed: 'Toutes vérifiées.',
  toReview: (n) =>
    plural(n, {
      one: `${number(n)} à vérifier.`,
      many: `${number(n)} à vérifier.`,
      other: `${number(n)} à vérifier.`,
    }),
  rarer: (n) =>
    plural(n, {
      one: `${number(n)} réponse plus rare n’est pas affichée.`,
      many: `${number(n)} de réponses plus rares ne sont pas affichées.`,
      other: `${number(n)} réponses plus rares ne sont pas affichées.`,
    }),
  said: {
    accepted: (answer) => `« ${answer} » : acceptée.`,
    refused: (answer) => `« ${answer} » : refusée.`,
    undecided: (answer) => `« ${answer} » : à décider.`,
  },
  groupsTitle: 'Groupes',
  answersLike: (answer) => ['Réponses comme « ', answer, ' »'],
  tickLower: 'Cochez « Les scores peuvent baisser » pour retirer ces points.',
  noChange: 'Aucun score ne change pour le moment.',
  answers: 'Réponses de ce groupe',
  given: (n) =>
    plural(n, {
      one: `Donnée ${number(n)} fois`,
      many: `Donnée ${number(n)} fois`,
      other: `Donnée ${number(n)} fois`,
    }),
  decisions: { accepted: 'Acceptée', refused: 'Refusée' },
  standings: {
    key: 'Bonne réponse',
    counts: 'Déjà acceptée',
    earlier: 'Compte pour les élèves qui ont commencé avant une modification',
    wrong: 'Non acceptée',
  },
  isCorrect: (answer) => `« ${answer} » est la bonne réponse.`,
  accept: (answer, spoken) => ['Accepter', spoken(` « ${answer} »`)],
  refuse: (answer, spoken) => ['Refuser', spoken(` « ${answer} »`)],
  undo: (answer, spoken) => ['Annuler', spoken(` pour « ${answer} »`)],
  group: (n, times) =>
    plural(n, {
      one: `${number(n)} réponse, donnée ${times}`,
      many: `${number(n)} de réponses, données ${times}`,
      other: `${number(n)} réponses, données ${times}`,
    }),
  times: (n) =>
    plural(n, { one: `${number(n)} fois`, many: `${number(n)} fois`, other: `${number(n)} fois` }),
  groupDone: 'terminé',
  groupToReview: (n) =>
    plural(n, {
      one: `${number(n)} à vérifier`,
      many: `${number(n)} à vérifier`,
      other: `${number(n)} à vérifier`,
    }),
}
