import type * as en from '../../en/authoring/question-types.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  names: { single: 'Uma correta', multiple: 'Várias corretas', write: 'Resposta escrita' },
}
