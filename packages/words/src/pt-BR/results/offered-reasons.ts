import type * as en from '../../en/results/offered-reasons.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  reasons: {
    'new-key': 'O gabarito foi corrigido',
    'either-key': 'Outra resposta também está correta',
    'full-marks': 'Pontuação máxima para todos',
    'left-out': 'Esta questão não é pontuada',
    answers: 'Outra grafia é aceita',
    'by-hand': 'Conferida manualmente',
  },
  cutOff: (from, until) => `Sem conexão (${from}–${until})`,
}
