import type * as en from '../../en/results/lenient.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  task: 'Escreva sua resposta. Acentos, espaços e pontuação não importam, mas apóstrofos sim. Você pode escrever oe para œ ou ss para ß.',
}
