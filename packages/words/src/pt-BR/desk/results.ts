import type * as en from '../../en/desk/results.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  loading: 'Carregando os resultados',
  results: (n) =>
    plural(n, {
      one: `${number(n)} resultado`,
      many: `${number(n)} resultados`,
      other: `${number(n)} resultados`,
    }),
  worthALook: 'Vale conferir',
  nothingStandsOut: 'Nada chama a atenção.',
  distribution: 'Distribuição das pontuações',
  questions: 'Questões',
  grid: 'Quem acertou o quê?',
  unmarked: (n) =>
    plural(n, {
      one: `${number(n)} resultado aguarda correção e não é contado aqui.`,
      many: `${number(n)} resultados aguardam correção e não são contados aqui.`,
      other: `${number(n)} resultados aguardam correção e não são contados aqui.`,
    }),
  noneMarked: 'Nenhum resultado foi corrigido ainda',
  updating: 'As pontuações estão sendo atualizadas',
  updatingHint: 'O quiz foi editado. Recarregue esta página daqui a pouco.',
  figures: {
    attempts: 'Tentativas',
    average: 'Média',
    median: 'Mediana',
    range: 'Menor – maior',
    time: 'Mediana do tempo',
  },
  averageOf: (total, share) => `de ${total} · ${share}`,
  timeOf: (time) => `de ${time}`,
  range: (low, high) => `${number(low)} – ${number(high)}`,
  percent: (n) => `${number(n)}%`,
  average: (score) => `Média: ${score}`,
  outOf: (n) => `Pontuação máxima: ${number(n)}.`,
  dots: 'Cada círculo representa uma pessoa.',
  students: (n) =>
    plural(n, {
      one: `${number(n)} estudante.`,
      many: `${number(n)} estudantes.`,
      other: `${number(n)} estudantes.`,
    }),
  scoreColumn: 'Pontuação',
  studentsColumn: 'Estudantes',
  scoresFromTo: (from, to) => `${number(from)} a ${number(to)}`,
}
