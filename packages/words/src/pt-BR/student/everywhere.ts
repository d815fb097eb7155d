import type * as en from '../../en/student/everywhere.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  loading: 'Carregando…',
  tryAgain: 'Tentar novamente',
  dismiss: 'Ocultar',
  cancel: 'Cancelar',
  problems: 'Há um problema',
  errorTitle: (title) => `Erro: ${title}`,
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  checkConnection: 'Verifique sua conexão e tente novamente.',
  inAMoment: 'Tente novamente daqui a pouco.',
  networkError: 'Erro de rede. Tente novamente.',
  somethingWrong: 'Algo deu errado. Tente novamente.',
  sessionEnded: 'Sua sessão terminou. Entre de novo para continuar de onde parou.',
  notShown: 'Não foi possível mostrar esta página',
  nothingLost: 'Nada do que foi salvo se perdeu. Verifique sua conexão e tente novamente.',
  loadingPage: 'Carregando',
  untitled: 'Quiz sem título',
  minutes: (n) =>
    plural(n, { one: `${number(n)} minuto`, many: `${number(n)} minutos`, other: `${number(n)} minutos` }),
}
