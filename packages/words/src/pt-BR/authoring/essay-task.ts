import type * as en from '../../en/authoring/essay-task.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  length: 'Tamanho',
  anyLength: 'Livre',
  mostWords: 'Em palavras',
  mostCharacters: 'Em caracteres',
  count: 'Máximo',
  spelling: 'Permitir que o navegador sublinhe erros de ortografia',
  rubric: 'Rubrica',
  rubricHint: 'Opcional. Cada critério dá pontos ou, com sinal de menos, desconta.',
  rubricDiffers: (sum, points) =>
    `Os itens que dão pontos somam ${number(sum)}, a questão vale ${number(points)}.`,
  itemText: (n) => `Critério ${number(n)}`,
  itemPoints: (n) => `Pontos do critério ${number(n)}`,
  addItem: 'Adicionar um critério',
  removeItem: (n) => `Remover o critério ${number(n)}`,
  sample: 'Exemplo de resposta',
  sampleHint: 'Opcional, como apoio à correção.',
  markedByPerson: 'Corrigida manualmente',
}
