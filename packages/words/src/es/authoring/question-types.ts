import type * as en from '../../en/authoring/question-types.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  names: {
    single: 'Una correcta',
    multiple: 'Varias correctas',
    write: 'Respuesta escrita',
    numeric: 'Respuesta numérica',
    matching: 'Relacionar parejas',
    ordering: 'Ordenar elementos',
    essay: 'Texto largo',
  },
}
