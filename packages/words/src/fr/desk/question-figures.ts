import type * as en from '../../en/desk/question-figures.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: 'Questions',
  question: 'Question',
  difficulty: 'Difficulté',
  discrimination: 'Discrimination',
  answers: 'Réponses',
  whyUncounted: {
    full: 'Tous les points pour tout le monde. Elle n’entre pas dans ces chiffres.',
    'left-out': 'Non prise en compte. Elle n’entre pas dans ces chiffres.',
    'not-asked': 'Pas encore posée. Elle a été ajoutée alors que ces élèves avaient déjà commencé.',
  },
  levels: { easy: 'Facile', medium: 'Moyenne', hard: 'Difficile' },
  discriminations: { good: 'Bonne', fair: 'Correcte', weak: 'Faible', negative: 'Négative' },
  whyNoDiscrimination: {
    'all-right': 'Toutes correctes',
    'all-wrong': 'Aucune correcte',
    'same-rest': 'Mêmes points ailleurs',
    'too-few': 'Trop peu de réponses',
  },
  whoMissed: 'Qui ne l’a pas réussie',
  byGroup: 'Réponses par tranche de score',
  checkPair: (prompt, partner) =>
    `Vérifiez le corrigé. Pour « ${prompt} », les meilleurs élèves ont choisi « ${partner} ».`,
  checkKey: (key, chosen) =>
    `Vérifiez le corrigé. Il indique ${key}, mais les meilleurs élèves ont choisi ${chosen}.`,
  changeKey: 'Modifier le corrigé',
  shareBetween: (low, high) => `Entre ${low} et ${high} d’élèves comparables`,
  between: (low, high) => `Entre ${low} et ${high}`,
  right: (n, asked) => `${number(n)} sur ${number(asked)}`,
  notAsked: (n) =>
    plural(n, {
      one: `non posée à ${number(n)} élève`,
      many: `non posée à ${number(n)} d’élèves`,
      other: `non posée à ${number(n)} élèves`,
    }),
  missed: (n, place, spoken) => ['Non réussie : ', number(n), spoken(` (question ${number(place)})`)],
  correctAnswer: (answer) => `${answer}, correcte`,
  acceptLike: (answer, n) => `${answer} : accepter des réponses à la question ${number(n)}`,
  accept: 'Accepter des réponses',
  groupsTitle: (n) => `Question ${number(n)} : réponses par tranche de score`,
  groupsHint: 'La classe en trois tiers, selon les points aux autres questions.',
  close: 'Fermer',
  answer: 'Réponse',
  markedCorrect: (text) => `${text} (correcte)`,
  thirds: { best: 'Supérieur', middle: 'Moyen', worst: 'Inférieur' },
}
