import type * as en from '../../en/account/sessions.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  heading: 'Onde sua conta está aberta',
  failed: 'Não foi possível carregar a lista.',
  current: (login) => `Este dispositivo. Entrada: ${login}`,
  other: (lastUse, login) => `Último uso: ${lastUse}. Entrada: ${login}`,
  logout: 'Sair',
  logoutOf: (device) => `Sair de ${device}`,
  loggedOut: (device) => `Sessão encerrada em ${device}.`,
  logoutEverywhere: 'Sair de todos',
  everywhereHint: 'Encerra sua sessão em todos os dispositivos, inclusive neste.',
  everywhereDone: 'Sua sessão foi encerrada em todos os dispositivos.',
}
