import type * as en from '../../en/authoring/points.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  pointsAndMarking: 'Pontos e correção',
  points: 'Pontos',
  deduction: 'Pontos descontados por uma resposta errada',
  rule: 'Pontuação parcial',
  allOrNothing: 'Tudo ou nada',
  allOrNothingMeaning: 'Os pontos são dados somente se a resposta inteira estiver correta.',
  ruleNames: {
    'right-minus-wrong': 'Certas menos erradas',
    'each-decision': 'Cada parte conta',
    'half-for-one-slip': 'Metade com um erro',
    'by-option': 'Por alternativa',
  },
  ruleMeanings: {
    'right-minus-wrong':
      'A proporção de alternativas corretas marcadas menos a das erradas, nunca abaixo de 0.',
    'each-decision':
      'Cada alternativa marcada ou deixada em branco corretamente, cada par de itens seguidos em uma ordem ou cada item com seu par vale a mesma parte.',
    'half-for-one-slip': 'Com exatamente um erro, metade dos pontos.',
    'by-option': 'Cada alternativa vale sua própria parte dos pontos.',
  },
  shares: 'Quanto vale cada alternativa, em porcentagem',
  share: (letter) => `A alternativa ${letter} vale, em porcentagem`,
  shareOf: (letter, text) => `A alternativa ${letter} vale, em porcentagem: ${text}`,
  worth: (n) =>
    plural(n, { one: `${number(n)} ponto`, many: `${number(n)} pontos`, other: `${number(n)} pontos` }),
  costs: (n) =>
    plural(n, {
      one: `Uma resposta errada desconta ${number(n)} ponto`,
      many: `Uma resposta errada desconta ${number(n)} pontos`,
      other: `Uma resposta errada desconta ${number(n)} pontos`,
    }),
  earns: (letter, percent) => `${letter}: ${number(percent)}%`,
  numbers: {
    near: ({ percent, within }) => `Quase certa (${within}): ${number(percent)}%`,
    precision: (percent) => `Outra precisão: ${number(percent)}%`,
    unit: (percent) => `Sem unidade: ${number(percent)}%`,
  },
}
