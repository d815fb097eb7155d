import type * as en from '../../en/results/held-back.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  scoreOnly: 'As respostas corretas não são mostradas neste quiz.',
  attemptsLeft:
    'Você verá as respostas corretas depois da sua última tentativa ou quando o quiz for encerrado.',
  nothingUntilAllFinish:
    'Suas respostas foram recebidas. Sua pontuação e as respostas corretas aparecem aqui quando todos terminarem.',
  untilAllFinish: 'Você verá as respostas corretas quando todos terminarem.',
  untilReleased:
    'Suas respostas foram recebidas. Sua pontuação e as respostas corretas aparecem aqui assim que forem liberadas.',
  untilClosed:
    'Suas respostas foram recebidas. Sua pontuação e as respostas corretas aparecem aqui quando o quiz for encerrado e todos tiverem terminado.',
  untilClosedAt: (moment) =>
    `Suas respostas foram recebidas. Sua pontuação e as respostas corretas aparecem aqui quando o quiz for encerrado, no máximo em ${moment} (seu horário), e todos tiverem terminado.`,
  opensIn: (seconds) => [
    'Outro dispositivo ou outra aba talvez ainda esteja enviando respostas. Seu resultado abre em ',
    seconds,
    ' s.',
  ],
}
