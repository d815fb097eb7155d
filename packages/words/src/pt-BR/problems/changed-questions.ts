import type * as en from '../../en/problems/changed-questions.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  changedQuestions: {
    'question-gone': ({ question }) => `A questão ${question} não faz mais parte deste quiz.`,
    'repeated-question': ({ question }) => `A questão ${question} está duas vezes na lista.`,
    'not-written': 'Só respostas escritas podem ser aceitas.',
    'too-many-further-answers':
      'Uma questão pode ter no máximo 1.000 respostas a mais, com 100.000 caracteres ao todo.',
    'nothing-changes': 'Ainda não há nada para mudar. Escolha outra resposta ou outra regra.',
    'enter-reason-by-hand': 'Escreva por que a correção é manual',
  },
}
