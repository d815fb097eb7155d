import type * as en from '../../en/desk/allowances.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  youChoose: 'Si una persona también tiene tiempo adicional en todos los cuestionarios, eliges cuál cuenta.',
  savedAtOnce: 'Se guarda al momento.',
  remove: (name) => `Quitar el tiempo adicional de ${name}`,
  fieldsLabel: 'Dar tiempo adicional a una persona',
  emailLabel: 'Correo de la persona',
  amountLabel: 'Tiempo adicional',
  amountHint: 'Vale a partir del próximo inicio. Para quien ya empezó, usa “En vivo”.',
  unit: 'Unidad',
  inPercent: 'Porcentaje',
  inMinutes: 'Minutos',
  everywhere: 'En todos mis cuestionarios',
  giving: 'Dando tiempo…',
  give: 'Dar tiempo adicional',
  whichCounts: '¿Qué tiempo adicional cuenta en este cuestionario?',
  compared: (email, all, minutes, here) => [
    email,
    ' tiene ',
    all,
    ' en todos tus cuestionarios, que aquí son ',
    minutes,
    '. ',
    here,
    ' es menos.',
  ],
  keepAll: (all) => `Conservar ${all}`,
  useHere: (here) => `Usar ${here} aquí`,
  plusPercent: (n) => `+ ${number(n)} %`,
  plusMinutes: (n) =>
    plural(n, {
      one: `+ ${number(n)} minuto`,
      many: `+ ${number(n)} minutos`,
      other: `+ ${number(n)} minutos`,
    }),
  inAllQuizzes: (amount) => `${amount}, en todos los cuestionarios`,
  countsHere: (amount) => `${amount}, aquí solo cuenta esto`,
  wholeNumber: 'Escribe un número entero, 1 como mínimo.',
  failed: 'No se pudo cambiar el tiempo. Inténtalo de nuevo.',
  undo: 'Deshacer',
  morePercent: (name, n) => `${name} tiene un ${number(n)} % más de tiempo.`,
  moreMinutes: (name, minutes) => `${name} tiene ${minutes} más.`,
  noMore: (name) => `${name} ya no tiene tiempo adicional.`,
  undone: (name) => `Deshecho: el tiempo adicional de ${name} queda como estaba.`,
}
