import type * as en from '../../en/files/template.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  correct: 'Resposta correta',
  types: {
    single: 'Escolha única',
    multiple: 'Várias respostas',
    write: 'Resposta escrita',
  },
  respiration: {
    question: 'Em qual organela ocorre a respiração aeróbica?',
    nucleus: 'Núcleo',
    ribosome: 'Ribossomo',
    mitochondrion: 'Mitocôndria',
    vacuole: 'Vacúolo',
  },
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
}
