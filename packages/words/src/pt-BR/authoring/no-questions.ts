import type * as en from '../../en/authoring/no-questions.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: 'Este quiz ainda não tem questões',
  hint: 'Um quiz precisa de pelo menos uma questão para ser finalizado.',
  write: 'Escrever questões',
}
