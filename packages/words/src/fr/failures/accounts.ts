import type * as en from '../../en/failures/accounts.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  accounts: {
    'not-signed-in': 'Il faut d’abord se connecter.',
    'session-expired': 'La session a expiré. Il faut se reconnecter.',
    'students-only': 'Seuls les élèves peuvent accéder au quiz.',
    'admins-only': 'Seuls les enseignants peuvent créer des quiz.',
    'wrong-pair': 'E-mail ou mot de passe incorrect.',
    'device-logged-out': 'Cet appareil est déjà déconnecté.',
    'reset-link':
      'Ce lien ne fonctionne plus. Un lien sert une seule fois, pendant une heure ; il faut en demander un nouveau.',
    'email-taken': 'Un compte existe déjà avec cet e-mail. Il suffit de se connecter.',
    'account-deleted': 'Ce compte a été supprimé.',
    'too-many-messages':
      '1 000 messages ont déjà été envoyés depuis ce compte : c’est le maximum conservé. Celui-ci n’a pas été envoyé.',
    'no-colleague': 'Ce collègue n’a pas de rôle dans le quiz.',
    'too-many-colleagues': ({ most }) =>
      `Un quiz peut être partagé par ${most} personnes au plus, invitations comprises.`,
    'too-many-invitations': ({ most }) =>
      `Vous pouvez envoyer au plus ${most} invitations par jour. Réessayez demain.`,
    'invited-too-often': 'Cet e-mail a reçu trop d’invitations aujourd’hui. Réessayez demain.',
    'invitation-link':
      'Cette invitation ne fonctionne pas ici. Elle sert une seule fois, pendant 14 jours, pour l’e-mail invité.',
    'colleague-full':
      'Le compte de votre collègue ne peut pas contenir un quiz de plus : la limite est de 10 000 quiz et de 200 Mo de questions.',
  },
}
