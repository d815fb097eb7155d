import type * as en from '../../en/student/before-start.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  loadingTitle: 'Carregando quiz',
  loading: 'Carregando quiz…',
  failed: 'Não foi possível carregar o quiz.',
  unreachable: 'Não conseguimos acessar o servidor.',
  noAnswer: 'O servidor não conseguiu responder.',
  noTimeLost:
    'Se você ainda não começou, o tempo não está contando e você não perde nada ao tentar de novo. Se já começou, suas respostas estão guardadas e você continua de onde parou.',
  missingHint: 'Todo quiz abre com um código. Digite o código que você recebeu.',
  otherCode: 'Digitar outro código',
  questions: (n) =>
    plural(n, { one: `${number(n)} questão`, many: `${number(n)} questões`, other: `${number(n)} questões` }),
  notStarted: 'Não iniciado',
  heading: 'Antes de começar',
  clock: 'O tempo começa a contar quando você clica em “Iniciar quiz” e não pode ser pausado.',
  saving: 'Cada resposta é salva na hora, mesmo se a conexão cair.',
  changing:
    'Você pode mudar qualquer resposta até enviar. Quando o tempo chegar a 0:00, o quiz é enviado automaticamente.',
  start: 'Iniciar quiz',
  startFailed: (why) => `Não foi possível iniciar o quiz. ${why}`,
  questionCount: 'Questões',
  timeLimit: 'Tempo limite',
  withExtra: (minutes, extra) => `${minutes} (${number(extra)} de tempo extra para você)`,
  attempts: 'Tentativas',
  oneAttempt: '1 tentativa',
}
