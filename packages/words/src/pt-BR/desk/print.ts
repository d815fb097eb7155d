import type * as en from '../../en/desk/print.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  loading: 'Carregando as questões',
  failed: 'Não foi possível carregar as questões',
  safe: 'Elas estão salvas.',
  title: (quiz) => `Imprimir prova – ${quiz}`,
  heading: 'Imprimir prova',
  print: 'Imprimir prova',
  printList: 'Imprimir lista',
  what: 'O que imprimir',
  parts: { questions: 'Questões', answers: 'Espaços para respostas', key: 'Gabarito' },
  preview: 'Prévia',
  noQuestions: 'Este quiz ainda não tem questões',
  write: 'Escrever as questões',
  facts: (n, minutes) =>
    plural(n, {
      one: `${number(n)} questão · ${minutes}`,
      many: `${number(n)} questões · ${minutes}`,
      other: `${number(n)} questões · ${minutes}`,
    }),
  lines: { name: 'Nome', class: 'Turma', date: 'Data', points: 'Pontos' },
  weightedFacts: (n, points, minutes) =>
    plural(n, {
      one: `${number(n)} questão · ${points} · ${minutes}`,
      many: `${number(n)} questões · ${points} · ${minutes}`,
      other: `${number(n)} questões · ${points} · ${minutes}`,
    }),
}
