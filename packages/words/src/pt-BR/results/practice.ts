import type * as en from '../../en/results/practice.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  practise: 'Praticar este quiz',
  practiseHint: 'A prática mostra as respostas corretas e não conta.',
  eyebrow: 'Prática',
  title: (quiz) => `Prática: ${quiz}`,
  mistakes: 'Praticar meus erros',
  loading: 'Carregando as questões',
  failed: 'Não foi possível carregar as questões',
  closed: 'Não é possível praticar este quiz agora',
  closedHint: 'A prática pode ter sido desativada, ou você está fazendo o quiz agora.',
  none: 'Nenhum erro para praticar',
  noneHint:
    'As questões que você errou ou deixou em branco aparecem aqui assim que você puder ver as respostas corretas.',
  cut: (n) => `Estas são as ${number(n)} mais recentes. Há mais.`,
  fromDevice: 'Sem conexão. Estas são as questões que este dispositivo guardou.',
  countsNothing: 'Tente quantas vezes quiser. Nada conta e nada é guardado.',
  place: (n, total) => `Questão ${number(n)} de ${number(total)}`,
  clock: 'Mostrar um cronômetro',
  time: 'Tempo decorrido',
  check: 'Verificar resposta',
  show: 'Mostrar a resposta',
  next: 'Próxima questão',
  finish: 'Ver o resumo',
  retry: 'Repetir esta questão',
  rubric: 'O que dá pontos',
  markYourself: 'Avalie-se: como foi sua resposta?',
  summary: 'Resumo',
  wrongAgain: 'Praticar as erradas de novo',
  allAgain: 'Praticar todas de novo',
  end: 'Encerrar a prática',
}
