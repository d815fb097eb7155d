import type * as en from '../../en/account/sessions.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  heading: 'Sesiones abiertas',
  failed: 'No se pudo cargar la lista.',
  current: (login) => `Este dispositivo. Inicio de sesión: ${login}`,
  other: (lastUse, login) => `Último uso: ${lastUse}. Inicio de sesión: ${login}`,
  logout: 'Cerrar sesión',
  logoutOf: (device) => `Cerrar sesión en ${device}`,
  loggedOut: (device) => `Sesión cerrada en ${device}.`,
  logoutEverywhere: 'Cerrar todas las sesiones',
  everywhereHint: 'Cierra tu sesión en todos los dispositivos, incluido este.',
  everywhereDone: 'Se cerraron todas tus sesiones.',
}
