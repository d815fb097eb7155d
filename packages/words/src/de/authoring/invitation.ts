import type * as en from '../../en/authoring/invitation.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  forEducators: 'Diese Einladung ist für Lehrkräfte',
  loggedInAsStudent:
    'Das Konto, mit dem Sie angemeldet sind, ist keines für Lehrkräfte. Melden Sie sich ab und dann mit der E-Mail-Adresse, die eingeladen wurde, als Admin an.',
  title: 'Sie sind zu einem Quiz eingeladen',
  loginFirst:
    'Melden Sie sich mit der E-Mail-Adresse an, die eingeladen wurde. Gibt es dazu noch kein Konto, registrieren Sie sich damit als Admin.',
  doesNotWork: 'Diese Einladung funktioniert nicht',
  askAgain: (email) => [
    'Sie gilt nur einmal, 14 Tage lang und nur für die E-Mail-Adresse, die eingeladen wurde. Angemeldet sind Sie als ',
    email,
    '. Wenn das die richtige ist, bitten Sie um eine neue Einladung.',
  ],
  loading: 'Einladung wird geladen',
  failed: 'Die Einladung konnte nicht geladen werden',
  safe: 'Sie gilt weiterhin.',
  accepted: {
    editor: (quiz) => `Sie können „${quiz}“ jetzt bearbeiten.`,
    marker: (quiz) => `Sie können „${quiz}“ jetzt bewerten.`,
    viewer: (quiz) => `Sie können „${quiz}“ jetzt ansehen.`,
  },
  notAccepted: (hint) => `Die Einladung konnte nicht angenommen werden. ${hint}`,
  shares: (name, email, quiz) => [name, ' (', email, ') teilt „', quiz, '“ mit Ihnen.'],
  withHint: (role, hint) => [role, ': ', hint],
  ends: (date) => `Die Einladung endet am ${date}.`,
  accept: 'Annehmen',
  notNow: 'Jetzt nicht',
}
