import type * as en from '../../en/desk/marking-page.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: 'Correction',
  titleOf: (n) => `Correction de la question ${number(n)}`,
  loading: 'Chargement des réponses…',
  open: 'Corriger les réponses',
  nothing: 'Rien à corriger',
  nothingHint: 'Les réponses apparaissent ici quand les élèves les rendent.',
  waiting: (n) =>
    plural(n, {
      one: `${number(n)} réponse en attente`,
      many: `${number(n)} réponses en attente`,
      other: `${number(n)} réponses en attente`,
    }),
  marked: (n) =>
    plural(n, {
      one: `dont ${number(n)} corrigée`,
      many: `dont ${number(n)} corrigées`,
      other: `dont ${number(n)} corrigées`,
    }),
  howFar: (waits, done) => `${waits}, ${done}`,
  releaseTitle: 'Publication',
  ready: (n) =>
    plural(n, {
      one: `${number(n)} résultat a des notes que l’élève ne voit pas encore.`,
      many: `${number(n)} résultats ont des notes que les élèves ne voient pas encore.`,
      other: `${number(n)} résultats ont des notes que les élèves ne voient pas encore.`,
    }),
  unmarked: (n) =>
    plural(n, {
      one: `${number(n)} réponse n’est pas encore corrigée et reste en attente.`,
      many: `${number(n)} réponses ne sont pas encore corrigées et restent en attente.`,
      other: `${number(n)} réponses ne sont pas encore corrigées et restent en attente.`,
    }),
  release: 'Publier les notes',
  releaseAsk:
    'Les élèves voient les points et les commentaires avec leur résultat, et obtiennent un nouveau reçu.',
  releasing: 'Publication…',
  released: (n) =>
    plural(n, {
      one: `Notes publiées pour ${number(n)} élève.`,
      many: `Notes publiées pour ${number(n)} élèves.`,
      other: `Notes publiées pour ${number(n)} élèves.`,
    }),
  otherAnswers: (n) =>
    plural(n, {
      one: `${number(n)} réponse a changé depuis sa correction et attend de nouveau.`,
      many: `${number(n)} réponses ont changé depuis leur correction et attendent de nouveau.`,
      other: `${number(n)} réponses ont changé depuis leur correction et attendent de nouveau.`,
    }),
  withdraw: 'Retirer les notes',
  withdrawAsk:
    'Les réponses attendent de nouveau. Les notes restent ici : vous pouvez les modifier et les publier.',
  withdrawing: 'Retrait…',
  notDone: 'L’opération a échoué. Réessayez : elle reprendra là où elle s’est arrêtée.',
  allMarked: 'Toutes les réponses à cette question sont corrigées',
  othersMark: (n) =>
    plural(n, {
      one: `${number(n)} est en cours de correction par quelqu’un d’autre.`,
      many: `${number(n)} sont en cours de correction par d’autres.`,
      other: `${number(n)} sont en cours de correction par d’autres.`,
    }),
  back: 'Questions à corriger',
  left: (n) =>
    plural(n, {
      one: `${number(n)} réponse restante, celle-ci comprise`,
      many: `${number(n)} réponses restantes, celle-ci comprise`,
      other: `${number(n)} réponses restantes, celle-ci comprise`,
    }),
  answer: 'Réponse',
  sample: 'Exemple de réponse',
  item: (text, points) => `${text} (${points})`,
  rubric: 'Grille de correction',
  points: 'Points',
  morePoints: 'Points en plus ou en moins',
  comment: 'Commentaire',
  commentHint: 'L’élève le voit avec son résultat.',
  total: (n, most) => `${number(n)} sur ${number(most)} points`,
  save: 'Enregistrer et continuer',
  saving: 'Enregistrement…',
  notSaved: 'La note n’a pas pu être enregistrée. Elle est toujours ici.',
  undo: 'Réponse précédente',
  keys: 'Touches : 1 à 9 choisissent les critères, A va aux points, Entrée enregistre, U revient à la réponse précédente.',
  theirs: (name, n) =>
    plural(n, {
      one: `${name} a corrigé cette réponse : ${number(n)} point. Garder sa note ou la vôtre ?`,
      many: `${name} a corrigé cette réponse : ${number(n)} points. Garder sa note ou la vôtre ?`,
      other: `${name} a corrigé cette réponse : ${number(n)} points. Garder sa note ou la vôtre ?`,
    }),
  keepTheirs: 'Garder sa note',
  keepMine: 'Garder ma note',
  withdrawn: (n) =>
    plural(n, {
      one: `Notes retirées pour ${number(n)} élève.`,
      many: `Notes retirées pour ${number(n)} élèves.`,
      other: `Notes retirées pour ${number(n)} élèves.`,
    }),
  undoRelease: 'Annuler',
}
