import type * as en from '../../en/authoring/question-types.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  names: {
    single: 'Escolha única',
    multiple: 'Várias respostas',
    write: 'Resposta escrita',
    numeric: 'Resposta numérica',
    matching: 'Associar pares',
    ordering: 'Colocar em ordem',
    essay: 'Texto longo',
  },
}
