import type * as en from '../../en/results/weighted.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  points: (n) =>
    plural(n, { one: `${number(n)} ponto`, many: `${number(n)} pontos`, other: `${number(n)} pontos` }),
  outOf: (n) =>
    plural(n, {
      one: `de ${number(n)} ponto`,
      many: `de ${number(n)} pontos`,
      other: `de ${number(n)} pontos`,
    }),
  earned: (n, most) =>
    plural(most, {
      one: `${number(n)} de ${number(most)} ponto`,
      many: `${number(n)} de ${number(most)} pontos`,
      other: `${number(n)} de ${number(most)} pontos`,
    }),
  pointsInAll: (n) =>
    plural(n, {
      one: `${number(n)} ponto no total.`,
      many: `${number(n)} pontos no total.`,
      other: `${number(n)} pontos no total.`,
    }),
  waiting: (n, most) =>
    plural(n, {
      one: `${number(n)} questão aguarda correção (até ${number(most)} pontos a mais).`,
      many: `${number(n)} questões aguardam correção (até ${number(most)} pontos a mais).`,
      other: `${number(n)} questões aguardam correção (até ${number(most)} pontos a mais).`,
    }),
  rules: {
    'right-minus-wrong':
      'Algumas questões dão parte dos pontos: escolhas certas menos escolhas erradas, nunca abaixo de 0.',
    'each-decision': 'Algumas questões dão parte dos pontos por cada parte correta da resposta.',
    'half-for-one-slip': 'Algumas questões dão metade dos pontos se houver um único erro.',
    'by-option': 'Em algumas questões, cada alternativa vale uma parte diferente dos pontos.',
  },
  numbers: {
    near: 'Em algumas questões, um número quase certo vale parte dos pontos.',
    precision: 'Em algumas questões, um número certo com outra precisão vale parte dos pontos.',
    unit: 'Em algumas questões, um número certo sem a unidade vale parte dos pontos.',
  },
  deductions: 'Algumas respostas erradas descontam pontos. Uma questão em branco não desconta nada.',
  ruleHere: {
    'right-minus-wrong': 'Escolhas certas menos escolhas erradas, nunca abaixo de 0.',
    'each-decision': 'Cada alternativa marcada ou deixada em branco corretamente vale uma parte.',
    'half-for-one-slip': 'Com um único erro, metade dos pontos.',
    'by-option': 'Cada alternativa vale uma parte diferente dos pontos.',
  },
  ruleOfType: {
    matching: { 'each-decision': 'Cada par certo vale uma parte.' },
    ordering: { 'each-decision': 'Dois itens que se seguem na ordem certa valem uma parte.' },
  },
  deductionHere: (n) =>
    plural(n, {
      one: `Uma resposta errada desconta ${number(n)} ponto.`,
      many: `Uma resposta errada desconta ${number(n)} pontos.`,
      other: `Uma resposta errada desconta ${number(n)} pontos.`,
    }),
}
