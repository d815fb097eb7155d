import type * as en from '../../en/desk/allowances.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  youChoose: 'Si un élève a aussi du temps supplémentaire dans tous les quiz, vous choisissez lequel compte.',
  savedAtOnce: 'Enregistrement immédiat.',
  remove: (name) => `Retirer le temps supplémentaire de ${name}`,
  fieldsLabel: 'Donner du temps supplémentaire à un élève',
  emailLabel: 'E-mail de l’élève',
  amountLabel: 'Temps supplémentaire',
  amountHint:
    'S’applique la prochaine fois que l’élève commence. Si l’élève a déjà commencé, passez par « En direct ».',
  unit: 'Unité',
  inPercent: 'Pour cent',
  inMinutes: 'Minutes',
  everywhere: 'Dans tous mes quiz',
  giving: 'Ajout du temps…',
  give: 'Donner du temps',
  whichCounts: 'Quel temps supplémentaire compte dans ce quiz ?',
  compared: (email, all, minutes, here) => [
    email,
    ' a ',
    all,
    ' dans tous vos quiz, ce qui fait ',
    minutes,
    ' ici. ',
    here,
    ', c’est moins.',
  ],
  keepAll: (all) => `Garder ${all}`,
  useHere: (here) => `Utiliser ${here} ici`,
  plusPercent: (n) => `+ ${number(n)} %`,
  plusMinutes: (n) =>
    plural(n, {
      one: `+ ${number(n)} minute`,
      many: `+ ${number(n)} de minutes`,
      other: `+ ${number(n)} minutes`,
    }),
  inAllQuizzes: (amount) => `${amount}, dans tous les quiz`,
  countsHere: (amount) => `${amount}, seule cette valeur compte ici`,
  wholeNumber: 'Saisissez un nombre entier, au moins 1.',
  failed: 'Le temps n’a pas pu être modifié. Réessayez.',
  undo: 'Annuler',
  morePercent: (name, n) => `${name} a ${number(n)} % de temps en plus.`,
  moreMinutes: (name, minutes) => `${name} a ${minutes} de plus.`,
  noMore: (name) => `${name} n’a plus de temps supplémentaire.`,
  undone: (name) => `Annulé : le temps supplémentaire de ${name} est comme avant.`,
}
