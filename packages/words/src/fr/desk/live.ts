import type * as en from '../../en/desk/live.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  loading: 'Chargement des élèves qui font le quiz',
  failed: 'Les élèves qui font le quiz n’ont pas pu être chargés',
  safe: 'Vos élèves ne sont pas gênés et peuvent continuer à travailler.',
  outOfDate: 'Le serveur est injoignable : cette page n’est peut-être plus à jour. Nouvel essai en cours.',
  nobody: 'Aucun élève n’a encore rejoint le quiz',
  nobodyHint: 'Les élèves s’affichent ici dès qu’ils rejoignent le quiz.',
  paused: 'Mises à jour en pause.',
  updated: (n) =>
    plural(n, {
      one: `Mis à jour il y a ${number(n)} seconde.`,
      many: `Mis à jour il y a ${number(n)} de secondes.`,
      other: `Mis à jour il y a ${number(n)} secondes.`,
    }),
  offlineHint:
    'Les élèves hors ligne peuvent continuer à travailler. Leurs réponses arrivent dès le retour de la connexion.',
  pause: 'Mettre en pause',
  resume: 'Reprendre',
  showing: (shown, n) =>
    plural(n, {
      one: `${number(shown)} affiché sur ${number(n)} élève ; en premier, ceux qui ont peut-être besoin d’aide.`,
      many: `${number(shown)} affichés sur ${number(n)} élèves ; en premier, ceux qui ont peut-être besoin d’aide.`,
      other: `${number(shown)} affichés sur ${number(n)} élèves ; en premier, ceux qui ont peut-être besoin d’aide.`,
    }),
  timeForAll: 'Temps supplémentaire pour tous',
  gotTime: (n, amount) =>
    plural(n, {
      one: `${number(n)} élève a reçu ${amount}.`,
      many: `${number(n)} d’élèves ont reçu ${amount}.`,
      other: `${number(n)} élèves ont reçu ${amount}.`,
    }),
  figures: {
    joined: 'Participants',
    working: 'En cours',
    offline: 'Hors ligne',
    notStarted: 'Pas commencé',
    submitted: 'Rendu',
  },
}
