import type * as en from '../../en/student/language-choice.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  label: 'Idioma',
  failed: 'Não foi possível carregar o idioma. Verifique a conexão e escolha de novo.',
}
