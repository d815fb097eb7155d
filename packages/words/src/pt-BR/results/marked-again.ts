import type * as en from '../../en/results/marked-again.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: 'Recorrigida',
  asBefore: (date, n) => `Voltou a contar como antes em ${date}: questão ${number(n)}.`,
  byHand: (date, n, verdict) =>
    ({
      correct: `Corrigida manualmente em ${date}: a questão ${number(n)} conta como correta.`,
      incorrect: `Corrigida manualmente em ${date}: a questão ${number(n)} conta como incorreta.`,
    })[verdict],
  pointsByHand: (date, n, points) =>
    plural(points, {
      one: `Corrigida manualmente em ${date}: a questão ${number(n)} tem ${number(points)} ponto.`,
      many: `Corrigida manualmente em ${date}: a questão ${number(n)} tem ${number(points)} pontos.`,
      other: `Corrigida manualmente em ${date}: a questão ${number(n)} tem ${number(points)} pontos.`,
    }),
  ofThen: (points) =>
    plural(points, {
      one: `A questão valia então ${number(points)} ponto.`,
      many: `A questão valia então ${number(points)} pontos.`,
      other: `A questão valia então ${number(points)} pontos.`,
    }),
  again: (date, n) => `Recorrigida em ${date}: questão ${number(n)}.`,
  rubricItem: (text, points) => `${text} (${points})`,
  adjustment: (points) => `Ajuste: ${points}`,
  rubric: 'O que contou',
}
