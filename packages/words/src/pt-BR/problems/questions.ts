import type * as en from '../../en/problems/questions.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  questions: {
    'no-questions': 'Adicione pelo menos uma questão.',
    'too-many-questions': ({ most, count }) =>
      `Um quiz pode ter no máximo ${most} questões; este tem ${count}.`,
    'question-empty': ({ question }) => `A questão ${question} não pode ficar vazia.`,
    'question-too-long': ({ question, most }) =>
      `A questão ${question} tem mais de ${number(most)} caracteres.`,
    'option-count': ({ question, least, most }) =>
      `A questão ${question} precisa ter de ${least} a ${most} alternativas.`,
    'option-empty': ({ question }) => `A questão ${question} tem uma alternativa vazia.`,
    'option-repeated': ({ question }) => `A questão ${question} tem a mesma alternativa duas vezes.`,
    'option-too-long': ({ question, option, most }) =>
      `A alternativa ${option} da questão ${question} tem mais de ${number(most)} caracteres.`,
    'fixed-option-unknown': ({ question }) =>
      `A questão ${question} deixa sem embaralhar uma alternativa que não tem, ou a mesma duas vezes.`,
    'no-correct-answer': ({ question }) =>
      `A questão ${question} precisa ter pelo menos uma resposta correta.`,
    'several-correct-answers': ({ question }) => `A questão ${question} só pode ter uma resposta correta.`,
    'correct-answer-not-an-option': ({ question }) =>
      `A questão ${question} tem uma resposta correta que não é uma das alternativas.`,
    'no-written-answer': ({ question }) => `A questão ${question} precisa ter uma resposta escrita válida.`,
    'accepted-twice': ({ text, first }) => `“${text}” já é aceito como “${first}”.`,
    'options-on-written': ({ question }) =>
      `A questão ${question} é respondida por escrito e não pode ter alternativas.`,
    'answer-too-long': ({ question, most }) =>
      `A resposta da questão ${question} tem mais de ${number(most)} caracteres.`,
    'marking-unknown': ({ question }) => `A questão ${question} conta como corretas respostas que não tem.`,
    'too-many-accepted': ({ question }) => `A questão ${question} aceita respostas demais, ou longas demais.`,
    'unknown-question': 'Esta questão não faz parte do quiz.',
    'other-form': 'As respostas a esta questão têm outra forma.',
  },
}
