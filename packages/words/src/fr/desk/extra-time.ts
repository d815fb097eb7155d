import type * as en from '../../en/desk/extra-time.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  noneReached: {
    running: 'Aucun élève n’a reçu de temps supplémentaire : personne ne fait le quiz en ce moment.',
    'cut-off': 'Aucun élève n’a reçu de temps supplémentaire : leurs tentatives sont déjà rendues.',
  },
  failed: 'Le temps n’a pas pu être ajouté : le serveur est injoignable.',
  canContinue: (name, amount) => `${name} peut continuer avec ${amount}.`,
  has: (name, amount) => `${name} a ${amount}.`,
  noWayBack: 'Le temps supplémentaire ne peut pas être repris.',
  underAMinute: 'moins d’une minute',
  usable: (minutes) => `Temps utilisable : ${minutes}.`,
  usableBySome: (n, minutes) =>
    plural(n, {
      one: `${number(n)} élève ne peut en utiliser qu’une partie : ${minutes}.`,
      many: `${number(n)} d’élèves ne peuvent en utiliser qu’une partie, au moins ${minutes}.`,
      other: `${number(n)} élèves ne peuvent en utiliser qu’une partie, au moins ${minutes}.`,
    }),
  closesThen: 'Ensuite, le quiz se ferme pour tous.',
  moreMinutes: (n) =>
    plural(n, {
      one: `${number(n)} minute de plus`,
      many: `${number(n)} de minutes de plus`,
      other: `${number(n)} minutes de plus`,
    }),
  morePercent: (n) => `${number(n)} % de temps en plus`,
  wrongMinutes: 'Saisissez un nombre entier de minutes, de 1 à 1 440.',
  minutes: 'Minutes (obligatoire)',
  reason: 'Motif (facultatif)',
  reasonHint: 'Conservé avec le temps supplémentaire. Les élèves ne le voient pas.',
  give: 'Donner du temps',
  usual: {
    five: '+ 5 minutes',
    ten: '+ 10 minutes',
    quarter: '+ 25 % du temps',
  },
  other: 'Autre…',
  reopenUsual: {
    five: 'Rouvrir la tentative, + 5 minutes',
    ten: 'Rouvrir la tentative, + 10 minutes',
    quarter: 'Rouvrir la tentative, + 25 % du temps',
  },
  reopenOther: 'Rouvrir la tentative, autre…',
}
