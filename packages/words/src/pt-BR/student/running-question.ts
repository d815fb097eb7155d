import type * as en from '../../en/student/running-question.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  outOf: (total) => `de ${number(total)}`,
  tasks: {
    single: 'Escolha uma resposta',
    multiple: 'Escolha todas as corretas',
    write: 'Escreva sua resposta',
  },
  clear: (n, hidden) => ['Limpar resposta', hidden(` da questão ${number(n)}`)],
  flag: (n, hidden) => ['Sinalizar', hidden(` a questão ${number(n)} para revisar`)],
  changedElsewhere: 'Alterada em outro dispositivo',
}
