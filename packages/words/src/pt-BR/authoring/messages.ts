import type * as en from '../../en/authoring/messages.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  quizNotCreated: 'Não foi possível salvar o quiz. Tente novamente mais tarde.',
  questionsNotSaved: 'Não foi possível salvar as questões. Tente novamente mais tarde.',
  quizNotSaved: 'Não foi possível salvar o quiz.',
  quizNotSavedBecause: (reason) => `Não foi possível salvar o quiz. ${reason}`,
  quizCreated: 'Quiz criado!',
  questionsSaved: 'Questões salvas!',
  keysCleaned: 'Sinais invisíveis foram removidos das respostas corretas.',
  quizUpdated: 'Quiz atualizado!',
  quizNotLoaded: 'Não foi possível carregar o quiz.',
  questionsNotLoaded: 'Não foi possível carregar as questões.',
  codeNotFetched: 'Não foi possível obter o código secreto.',
  answersCleared: 'Respostas apagadas',
  optionRemoved: 'Alternativa removida',
  questionRemoved: 'Questão removida',
  linesPasted: (n) => `${number(n)} linhas viraram alternativas`,
  linesLeftOut: (taken, leftOut) =>
    `${number(taken)} linhas viraram alternativas, ${number(leftOut)} não couberam`,
  unreachable: 'Não conseguimos acessar o servidor. Tudo o que você salvou está seguro.',
  wentWrong: 'Algo deu errado no servidor. Tudo o que você salvou está seguro.',
}
