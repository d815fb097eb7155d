import type * as en from '../../en/desk/statistics.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  difficultyHint: 'Dificuldade é a proporção de estudantes que acertaram.',
  discriminationHint: 'A discriminação diz se quem foi bem nas outras questões também acertou esta.',
  tooFew: (needed) =>
    plural(needed, {
      one: `Poucas respostas para saber se as pontuações são confiáveis: é preciso pelo menos ${number(needed)}.`,
      many: `Poucas respostas para saber se as pontuações são confiáveis: são necessárias pelo menos ${number(needed)}.`,
      other: `Poucas respostas para saber se as pontuações são confiáveis: são necessárias pelo menos ${number(needed)}.`,
    }),
  reliability: {
    none: 'Confiabilidade: as pontuações não diferenciam estudantes.',
    high: 'Confiabilidade: alta. Um quiz parecido daria quase a mesma classificação.',
    low: 'Confiabilidade: baixa. Um quiz parecido poderia dar outra classificação; mais questões ajudam.',
    fair: 'Confiabilidade: razoável. Um quiz parecido classificaria a maioria da mesma forma; tenha cautela com diferenças pequenas.',
  },
  title: 'Indicadores estatísticos',
  alpha: (value, low, high, error, points) =>
    plural(points, {
      one: `Coeficiente alfa ${value}, intervalo de 95% de ${low} a ${high} (Feldt). Erro padrão de uma pontuação: ${error} de ${number(points)} ponto.`,
      many: `Coeficiente alfa ${value}, intervalo de 95% de ${low} a ${high} (Feldt). Erro padrão de uma pontuação: ${error} de ${number(points)} pontos.`,
      other: `Coeficiente alfa ${value}, intervalo de 95% de ${low} a ${high} (Feldt). Erro padrão de uma pontuação: ${error} de ${number(points)} pontos.`,
    }),
  deviation: (points) => `Desvio padrão das pontuações: ${points} pontos.`,
  difficulty:
    'Dificuldade: a proporção de respostas certas; ao passar o mouse, o intervalo de 95% de Wilson. Fácil a partir de 85%, difícil abaixo de 40%.',
  discrimination:
    'Discriminação: a correlação com os pontos em todas as outras questões; ao passar o mouse, um intervalo bootstrap. Boa a partir de 0,30, razoável a partir de 0,15. Negativa só se o intervalo excluir 0 após a correção de Holm sobre todas as questões. São necessários 10 resultados, e 3 respostas certas e 3 erradas.',
  weighted: {
    difficultyHint: 'A dificuldade é a parte dos pontos que a turma obteve.',
    difficulty:
      'Dificuldade: a parte média dos pontos; ao passar o mouse, o intervalo de 95% de Wilson, ou um intervalo bootstrap onde houve pontuação parcial. Fácil a partir de 85%, difícil abaixo de 40%.',
  },
}
