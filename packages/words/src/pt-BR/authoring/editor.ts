import type * as en from '../../en/authoring/editor.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  add: '+ Adicionar outra questão',
  addKeys: 'Ctrl+Enter',
  saveKeys: 'Ctrl+S',
  keys: 'Atalhos',
  nextOption: (key) => [key('Enter'), ' próxima alternativa'],
  dropOption: (key) => [key('Backspace'), ' remove alternativa vazia'],
  correctOption: (key, last) => [key('Ctrl'), ' ', key('1'), '–', last, ' alternativa correta'],
  addQuestion: (key) => [key('Ctrl'), ' ', key('Enter'), ' adiciona questão'],
  save: (key) => [key('Ctrl'), ' ', key('S'), ' salva'],
  question: (n) => `Questão ${number(n)}`,
  change: (n) => `Mudar questão ${number(n)}`,
  moveUp: (n) => `Mover questão ${number(n)} para cima`,
  moveDown: (n) => `Mover questão ${number(n)} para baixo`,
  duplicate: (n) => `Duplicar questão ${number(n)}`,
  remove: (n) => `Remover questão ${number(n)}`,
  text: 'Texto da questão',
  type: 'Tipo de questão',
  questions: 'Questões',
  complete: 'Completa',
  problem: 'Com problema',
  unwritten: 'Ainda não escrita',
  states: {
    complete: 'completa',
    problem: 'com problema',
    unwritten: 'ainda não escrita',
  },
  marked: (option) => `A alternativa ${option} está marcada como correta.`,
  unmarked: (option) => `A alternativa ${option} não está marcada como correta.`,
  moved: (from, to) => `A questão ${number(from)} agora é a questão ${number(to)}.`,
  copied: (to, from) => `A questão ${number(to)} é uma cópia da questão ${number(from)}.`,
  inserted: (n) =>
    plural(n, {
      one: `${number(n)} questão inserida.`,
      many: `${number(n)} questões inseridas.`,
      other: `${number(n)} questões inseridas.`,
    }),
}
