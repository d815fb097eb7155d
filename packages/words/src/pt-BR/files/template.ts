import type * as en from '../../en/files/template.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  correct: 'Resposta correta',
  types: {
    single: 'Escolha única',
    multiple: 'Várias respostas',
    write: 'Resposta escrita',
    numeric: 'Resposta numérica',
    matching: 'Associar pares',
    ordering: 'Colocar em ordem',
    essay: 'Texto longo',
  },
  respiration: {
    question: 'Em qual organela ocorre a respiração aeróbica?',
    nucleus: 'Núcleo',
    ribosome: 'Ribossomo',
    mitochondrion: 'Mitocôndria',
    vacuole: 'Vacúolo',
  },
  explanation: 'As mitocôndrias liberam a energia do açúcar com oxigênio.',
  plantCells: {
    question: 'O que existe nas células vegetais, mas não nas células animais?',
    wall: 'Parede celular',
    membrane: 'Membrana celular',
    chloroplasts: 'Cloroplastos',
    mitochondria: 'Mitocôndrias',
  },
  water: {
    question: 'Como se chama o processo pelo qual a água atravessa uma membrana semipermeável?',
    answer: 'osmose',
  },
  chromosomes: {
    question: 'Quantos cromossomos tem uma célula do corpo humano?',
    answer: '46',
  },
  cellParts: {
    question: 'O que faz cada parte de uma célula?',
    nucleus: 'Núcleo = guarda o DNA',
    ribosome: 'Ribossomo = produz proteínas',
    mitochondrion: 'Mitocôndria = libera energia',
    chloroplast: 'Cloroplasto = produz açúcar',
  },
  sizes: {
    question: 'Coloque em ordem de tamanho, do menor para o maior.',
    water: 'Molécula de água',
    ribosome: 'Ribossomo',
    mitochondrion: 'Mitocôndria',
    cell: 'Célula vegetal',
  },
  leaves: { question: 'Explique em duas ou três frases por que as folhas parecem verdes.' },
}
