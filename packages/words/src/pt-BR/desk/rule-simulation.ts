import type * as en from '../../en/desk/rule-simulation.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: 'O que cada regra teria dado a esta turma?',
  hint: 'Calculado a partir das respostas dadas até agora. Nada é salvo.',
  noResults: 'Ainda não há envios: só se sabe quanto vale responder ao acaso.',
  unclear: (n) =>
    plural(n, {
      one: `Para ${number(n)} resultado, isso não pode ser calculado. Ele conta como está.`,
      many: `Para ${number(n)} de resultados, isso não pode ser calculado. Eles contam como estão.`,
      other: `Para ${number(n)} resultados, isso não pode ser calculado. Eles contam como estão.`,
    }),
  rule: 'Regra',
  now: '(atual)',
  questionMean: 'Média da questão',
  of: (points, most) => `${points} de ${most}`,
  scoreMean: 'Pontuação média',
  spread: 'Desvio padrão',
  reliability: 'Confiabilidade',
  guessing: 'Pontos ao acaso',
  guessingHint:
    'Pontos ao acaso: a média de pontos de uma resposta escolhida ao acaso. A confiabilidade é o coeficiente alfa e precisa de 10 resultados.',
  gain: 'Quem ganha',
  lose: 'Quem perde',
  gaining: (ruleName) => `Quem ganharia: ${ruleName}`,
  losing: (ruleName) => `Quem perderia: ${ruleName}`,
  student: 'Estudante',
}
