import type * as en from '../../en/failures/accounts.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  accounts: {
    'not-signed-in': 'Bitte zuerst anmelden.',
    'session-expired': 'Die Sitzung ist beendet. Bitte wieder anmelden.',
    'students-only': 'Nur Lernende haben Zugang zum Quiz.',
    'admins-only': 'Nur Admins können Quizze erstellen.',
    'wrong-pair': 'E-Mail oder Passwort ist falsch.',
    'device-logged-out': 'Dieses Gerät ist schon abgemeldet.',
    'reset-link':
      'Dieser Link funktioniert nicht mehr. Ein Link gilt einmal und eine Stunde lang; bitte einen neuen anfordern.',
    'email-taken': 'Mit dieser E-Mail gibt es schon ein Konto. Bitte damit anmelden.',
    'account-deleted': 'Dieses Konto ist gelöscht.',
    'too-many-messages':
      'Von diesem Konto wurden schon 1.000 Nachrichten gesendet; mehr werden nicht aufbewahrt. Diese wurde nicht gesendet.',
    'no-colleague': 'Diese Lehrkraft hat keine Rolle bei diesem Quiz.',
    'too-many-colleagues': ({ most }) =>
      `Ein Quiz kann mit höchstens ${most} Personen geteilt werden, Eingeladene eingerechnet.`,
    'too-many-invitations': ({ most }) =>
      `Sie können höchstens ${most} Einladungen am Tag senden. Versuchen Sie es morgen wieder.`,
    'invited-too-often': 'Diese E-Mail wurde heute zu oft eingeladen. Versuchen Sie es morgen wieder.',
    'invitation-link':
      'Diese Einladung funktioniert hier nicht. Sie gilt einmal, 14 Tage lang, für die eingeladene E-Mail.',
    'colleague-full':
      'Das andere Konto kann kein weiteres Quiz aufnehmen: Möglich sind 10.000 Quizze und 200 MB Fragen.',
  },
}
