import type * as en from '../../en/authoring/essay-task.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  length: 'Tamanho',
  anyLength: 'Tão longa quanto quem responde quiser',
  mostWords: 'No máximo tantas palavras',
  mostCharacters: 'No máximo tantos caracteres',
  count: 'Quantos',
  spelling: 'Permitir que o navegador sublinhe erros de ortografia',
  rubric: 'Rubrica',
  rubricHint: 'Opcional. Cada critério dá pontos, ou tira com um menos.',
  itemText: (n) => `Critério ${number(n)}`,
  itemPoints: (n) => `Pontos do critério ${number(n)}`,
  addItem: 'Adicionar um critério',
  removeItem: (n) => `Remover o critério ${number(n)}`,
  sample: 'Uma resposta possível',
  sampleHint: 'Opcional, para quem corrige.',
  markedByPerson: 'Corrigida por uma pessoa',
}
