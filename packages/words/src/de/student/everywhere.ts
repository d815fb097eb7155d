import type * as en from '../../en/student/everywhere.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  loading: 'Wird geladen …',
  tryAgain: 'Erneut versuchen',
  dismiss: 'Ausblenden',
  cancel: 'Abbrechen',
  problems: 'Es gibt ein Problem',
  errorTitle: (title) => `Fehler: ${title}`,
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  checkConnection: 'Prüfe deine Verbindung und versuche es dann erneut.',
  inAMoment: 'Versuche es gleich noch einmal.',
  networkError: 'Netzwerkfehler. Bitte versuche es erneut.',
  somethingWrong: 'Etwas ist schiefgegangen. Bitte versuche es erneut.',
  sessionEnded: 'Deine Sitzung ist abgelaufen. Melde dich wieder an und mach dort weiter, wo du warst.',
  notShown: 'Diese Seite konnte nicht angezeigt werden',
  nothingLost: 'Alles Gespeicherte ist noch da. Prüfe deine Verbindung und versuche es dann erneut.',
  loadingPage: 'Wird geladen',
  untitled: 'Quiz ohne Titel',
  minutes: (n) => plural(n, { one: `${number(n)} Minute`, other: `${number(n)} Minuten` }),
}
