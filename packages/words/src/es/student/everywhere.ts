import type * as en from '../../en/student/everywhere.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  loading: 'Cargando…',
  tryAgain: 'Reintentar',
  dismiss: 'Ocultar',
  cancel: 'Cancelar',
  problems: 'Hay un problema',
  errorTitle: (title) => `Error: ${title}`,
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  checkConnection: 'Revisa tu conexión e inténtalo de nuevo.',
  inAMoment: 'Inténtalo de nuevo en un momento.',
  networkError: 'Error de red. Inténtalo de nuevo.',
  somethingWrong: 'Algo salió mal. Inténtalo de nuevo.',
  sessionEnded: 'Tu sesión terminó. Inicia sesión de nuevo para seguir donde lo dejaste.',
  notShown: 'No se pudo mostrar esta página',
  nothingLost: 'No se perdió nada de lo guardado. Revisa tu conexión e inténtalo de nuevo.',
  loadingPage: 'Cargando',
  untitled: 'Cuestionario sin título',
  minutes: (n) =>
    plural(n, { one: `${number(n)} minuto`, many: `${number(n)} minutos`, other: `${number(n)} minutos` }),
}
