import type * as en from '../../en/student/result.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: (quiz) => `Resultado – ${quiz}`,
  previewTitle: (quiz) => `Resultado de uma prévia – ${quiz}`,
  heading: 'Seu resultado',
  answersHeading: 'Suas respostas',
  score: 'Pontuação',
  outOf: (total) => `de ${number(total)}`,
  questions: 'Questões',
  summary: 'Resumo',
  print: 'Imprimir resultado',
  receipt: 'Comprovante',
  timeline: 'Linha do tempo',
  allMine: 'Todos os meus resultados',
  endedForAll: (time) =>
    `O quiz foi encerrado para todos às ${time}. Suas respostas foram enviadas automaticamente.`,
  timeWasUp: (time) => `O tempo acabou às ${time}. Suas respostas foram enviadas automaticamente.`,
  loading: 'Carregando seu resultado',
  failed: 'Algo deu errado ao carregar o resultado do quiz.',
  kept: 'Seu resultado está guardado no servidor.',
  loginFirst: 'Entre para ver seus resultados.',
  noQuiz: 'Quiz não encontrado.',
  noQuizHint: 'Verifique o endereço ou escolha o resultado no seu perfil.',
  none: 'Nenhum resultado disponível.',
  noneHint: 'Você não enviou este quiz.',
  goToQuiz: 'Ir para o quiz',
  partFailed:
    'Não foi possível carregar esta parte. Ela está guardada no servidor. Verifique sua conexão e tente novamente.',
  openScore: (n, most) => `${number(n)} + ? de ${number(most)}`,
}
