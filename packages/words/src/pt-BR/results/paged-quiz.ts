import type * as en from '../../en/results/paged-quiz.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  place: (n, total) => `Questão ${number(n)} de ${number(total)}`,
  moved: 'Você passou para esta questão em outro dispositivo ou em outra aba.',
  previous: 'Anterior',
  next: 'Próxima',
  lastQuestion: 'Esta é a última questão.',
  noWayBack: 'Depois, você não poderá voltar a esta questão.',
  oneAtATime: 'Uma questão por vez. Você pode voltar às questões anteriores.',
  forwardOnly: 'Uma questão por vez. Você não pode voltar a uma questão anterior.',
  forwardChanging:
    'Você pode mudar a resposta até passar para a próxima questão. Quando o tempo chegar a 0:00, o quiz é enviado automaticamente.',
  skipTitle: 'Continuar sem responder?',
  skipText: (n) =>
    `Você não respondeu à questão ${number(n)} e não pode voltar a ela. Ela contará como em branco.`,
  skip: (n) => `Pular questão ${number(n)}`,
  stay: (n) => `Ficar na questão ${number(n)}`,
}
