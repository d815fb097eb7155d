import type * as en from '../../en/authoring/opening.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  close: 'Fermer le quiz',
  closing: 'Fermeture…',
  openNow: 'Ouvrir maintenant',
  reopen: 'Rouvrir le quiz',
  opening: 'Ouverture…',
  closed: 'Le quiz est fermé. Personne d’autre ne peut commencer.',
  closedWhileWorking: (n) =>
    plural(n, {
      one: `Le quiz est fermé. Personne d’autre ne peut commencer. ${number(n)} élève travaille encore et garde son temps.`,
      many: `Le quiz est fermé. Personne d’autre ne peut commencer. ${number(n)} d’élèves travaillent encore et gardent leur temps.`,
      other: `Le quiz est fermé. Personne d’autre ne peut commencer. ${number(n)} élèves travaillent encore et gardent leur temps.`,
    }),
  open: 'Le quiz est ouvert. Les élèves peuvent le rejoindre avec le code.',
  openWithoutCode:
    'Le quiz est ouvert. Les élèves qui l’ont rejoint peuvent commencer ; le code est désactivé.',
  askClose: 'Fermer le quiz ?',
  askCloseAndRelease: 'Fermer le quiz et publier les résultats ?',
  keepOpen: 'Laisser ouvert',
  closeAndRelease: 'Fermer et publier',
  working: (n) =>
    plural(n, {
      one: `${number(n)} élève travaille et garde son temps ; personne d’autre ne peut commencer.`,
      many: `${number(n)} d’élèves travaillent et gardent leur temps ; personne d’autre ne peut commencer.`,
      other: `${number(n)} élèves travaillent et gardent leur temps ; personne d’autre ne peut commencer.`,
    }),
  releases:
    'Les élèves qui ont rendu le quiz voient leur score et les bonnes réponses. Cette action est irréversible.',
  releasesLater:
    'Quand tous les élèves auront fini, ceux qui ont rendu le quiz verront leur score et les bonnes réponses. Cette action est irréversible.',
}
