import type * as en from '../../en/desk/rule-simulation.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: 'Qu’aurait donné chaque règle pour cette classe ?',
  hint: 'Calculé à partir des réponses déjà données. Rien n’est enregistré.',
  noResults: 'Aucune copie rendue : seul ce que rapporte le hasard est connu.',
  unclear: (n) =>
    plural(n, {
      one: `Pour ${number(n)} résultat, le calcul est impossible. Il compte comme actuellement.`,
      many: `Pour ${number(n)} de résultats, le calcul est impossible. Ils comptent comme actuellement.`,
      other: `Pour ${number(n)} résultats, le calcul est impossible. Ils comptent comme actuellement.`,
    }),
  rule: 'Règle',
  now: '(actuelle)',
  questionMean: 'Moyenne à la question',
  of: (points, most) => `${points} sur ${most}`,
  scoreMean: 'Score moyen',
  spread: 'Écart type',
  reliability: 'Fiabilité',
  guessing: 'Le hasard rapporte',
  guessingHint:
    'Le hasard rapporte : la moyenne des points d’une réponse choisie au hasard. La fiabilité est le coefficient alpha ; il faut 10 résultats.',
  gain: 'Gagnent',
  lose: 'Perdent',
  gaining: (ruleName) => `Qui y gagnerait : ${ruleName}`,
  losing: (ruleName) => `Qui y perdrait : ${ruleName}`,
  student: 'Élève',
}
