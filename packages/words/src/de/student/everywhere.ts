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
  checkConnection: 'Bitte die Verbindung prüfen und es dann erneut versuchen.',
  inAMoment: 'Bitte gleich noch einmal versuchen.',
  networkError: 'Netzwerkfehler. Bitte erneut versuchen.',
  somethingWrong: 'Etwas ist schiefgegangen. Bitte erneut versuchen.',
  sessionEnded: 'Die Sitzung ist abgelaufen. Nach dem Anmelden geht es an derselben Stelle weiter.',
  notShown: 'Diese Seite konnte nicht angezeigt werden',
  nothingLost: 'Alles Gespeicherte ist noch da. Bitte die Verbindung prüfen und es dann erneut versuchen.',
  loadingPage: 'Wird geladen',
  untitled: 'Quiz ohne Titel',
  minutes: (n) => plural(n, { one: `${number(n)} Minute`, other: `${number(n)} Minuten` }),
}
