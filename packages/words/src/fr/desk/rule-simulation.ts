import type * as en from '../../en/desk/rule-simulation.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: 'Qu’aurait donné chaque règle pour cette classe ?',
  hint: 'Calculé à partir des réponses déjà données. Rien n’est enregistré.',
  noResults: 'Aucun quiz n’a encore été rendu : on ne connaît que les points d’une réponse au hasard.',
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
  guessing: 'Points au hasard',
  guessingHint:
    'Points au hasard : la moyenne des points d’une réponse choisie au hasard. La fiabilité est le coefficient alpha ; il faut 10 résultats.',
  gain: 'Plus de points',
  lose: 'Moins de points',
  gaining: (ruleName) => `Qui aurait plus de points : ${ruleName}`,
  losing: (ruleName) => `Qui aurait moins de points : ${ruleName}`,
  student: 'Élève',
}
