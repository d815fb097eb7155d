import type * as en from '../../en/problems/points.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  points: {
    'points-wrong': 'Os pontos são um número de 0,01 a 1.000 com no máximo duas casas decimais.',
    'hand-points-wrong': ({ most }) =>
      `Os pontos são aqui um número de 0 a ${number(most)} com no máximo duas casas decimais.`,
    'adjustment-wrong': ({ most }) =>
      `Os pontos são um número de −${number(most)} a ${number(most)} com no máximo duas casas decimais.`,
    'adjustment-outside': ({ most }) =>
      `Com este número, a resposta teria menos de 0 ou mais de ${number(most)} pontos.`,
    'deduction-wrong': 'Um desconto é um número de 0 a 1.000 com no máximo duas casas decimais.',
    'deduction-too-large': ({ most }) =>
      `Uma resposta errada pode custar no máximo os pontos da questão (${number(most)}).`,
    'rule-wanted': 'O Quizly não conhece esta regra de pontuação parcial.',
    'rule-needs-decisions': 'Esta regra precisa de pelo menos duas decisões.',
    'lenient-needs-text': 'Só respostas escritas podem ter correção flexível.',
    'shares-wrong': 'Cada alternativa vale entre −100% e 100%, e pelo menos uma vale 100%.',
    'correct-shares-too-small': 'As alternativas corretas juntas valem 100% ou mais.',
  },
}
