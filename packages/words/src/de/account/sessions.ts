import type * as en from '../../en/account/sessions.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  heading: 'Angemeldete Geräte',
  failed: 'Die Liste konnte nicht geladen werden.',
  current: (login) => `Dieses Gerät. Angemeldet: ${login}`,
  other: (lastUse, login) => `Zuletzt benutzt: ${lastUse}. Angemeldet: ${login}`,
  logout: 'Abmelden',
  logoutOf: (device) => `${device} abmelden`,
  loggedOut: (device) => `${device} ist abgemeldet.`,
  logoutEverywhere: 'Überall abmelden',
  everywhereHint: 'Meldet alle Geräte ab, auch dieses.',
  everywhereDone: 'Alle Geräte sind abgemeldet.',
}
