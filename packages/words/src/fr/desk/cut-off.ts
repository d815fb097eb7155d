import type * as en from '../../en/desk/cut-off.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: 'Déconnexions simultanées',
  since: (n, from) =>
    plural(n, {
      one: `${number(n)} élève n’a plus de connexion depuis ${from}.`,
      many: `${number(n)} d’élèves n’ont plus de connexion depuis ${from}.`,
      other: `${number(n)} élèves n’ont plus de connexion depuis ${from}.`,
    }),
  were: (n, from, until, minutes) =>
    plural(n, {
      one: `${number(n)} élève a perdu la connexion (${from}–${until}). Lui donner ${minutes} ?`,
      many: `${number(n)} d’élèves ont perdu la connexion (${from}–${until}). Leur donner ${minutes} ?`,
      other: `${number(n)} élèves ont perdu la connexion (${from}–${until}). Leur donner ${minutes} ?`,
    }),
  reopen: (n) =>
    `Rouvrir aussi les tentatives dont le temps s’est écoulé (${number(n)}). Certains élèves ont pu voir les bonnes réponses depuis.`,
  give: (minutes) => `Donner ${minutes}`,
  giving: 'Ajout du temps…',
  notNow: 'Pas maintenant',
}
