import type * as en from '../../en/results/weighted.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  points: (n) =>
    plural(n, { one: `${number(n)} punto`, many: `${number(n)} puntos`, other: `${number(n)} puntos` }),
  outOf: (n) =>
    plural(n, {
      one: `de ${number(n)} punto`,
      many: `de ${number(n)} puntos`,
      other: `de ${number(n)} puntos`,
    }),
  earned: (n, most) =>
    plural(most, {
      one: `${number(n)} de ${number(most)} punto`,
      many: `${number(n)} de ${number(most)} puntos`,
      other: `${number(n)} de ${number(most)} puntos`,
    }),
  pointsInAll: (n) =>
    plural(n, {
      one: `${number(n)} punto en total.`,
      many: `${number(n)} puntos en total.`,
      other: `${number(n)} puntos en total.`,
    }),
  waiting: (n, most) =>
    plural(n, {
      one: `${number(n)} pregunta está pendiente de corregir (hasta ${number(most)} puntos más).`,
      many: `${number(n)} preguntas están pendientes de corregir (hasta ${number(most)} puntos más).`,
      other: `${number(n)} preguntas están pendientes de corregir (hasta ${number(most)} puntos más).`,
    }),
  rules: {
    'right-minus-wrong':
      'Algunas preguntas dan una parte de sus puntos: lo bien elegido menos lo mal elegido, nunca por debajo de 0.',
    'each-decision': 'Algunas preguntas dan una parte de sus puntos por cada parte correcta de la respuesta.',
    'half-for-one-slip': 'Algunas preguntas dan la mitad de sus puntos si cometes un solo fallo.',
    'by-option': 'En algunas preguntas, cada opción da una parte distinta de los puntos.',
  },
  numbers: {
    near: 'En algunas preguntas, un número casi correcto da una parte de los puntos.',
    precision: 'En algunas preguntas, un número correcto con otra precisión da una parte de los puntos.',
    unit: 'En algunas preguntas, un número correcto sin su unidad da una parte de los puntos.',
  },
  deductions: 'Algunas respuestas incorrectas restan puntos. Una pregunta sin contestar no resta nada.',
  ruleHere: {
    'right-minus-wrong': 'Lo bien elegido menos lo mal elegido, nunca por debajo de 0.',
    'each-decision': 'Cada opción en la que aciertes, la marques o no, da una parte.',
    'half-for-one-slip': 'Con un solo fallo, la mitad de los puntos.',
    'by-option': 'Cada opción da una parte distinta de los puntos.',
  },
  ruleOfType: {
    matching: { 'each-decision': 'Cada pareja correcta da una parte.' },
    ordering: { 'each-decision': 'Dos elementos que van seguidos en el orden correcto dan una parte.' },
  },
  deductionHere: (n) =>
    plural(n, {
      one: `Una respuesta incorrecta resta ${number(n)} punto.`,
      many: `Una respuesta incorrecta resta ${number(n)} puntos.`,
      other: `Una respuesta incorrecta resta ${number(n)} puntos.`,
    }),
}
