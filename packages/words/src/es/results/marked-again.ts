import type * as en from '../../en/results/marked-again.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: 'Recorregido',
  asBefore: (date, n) => `Vuelve a contar como antes desde el ${date}: pregunta ${number(n)}.`,
  byHand: (date, n, verdict) =>
    ({
      correct: `Corregido a mano el ${date}: la pregunta ${number(n)} cuenta como correcta.`,
      incorrect: `Corregido a mano el ${date}: la pregunta ${number(n)} cuenta como incorrecta.`,
    })[verdict],
  pointsByHand: (date, n, points) =>
    plural(points, {
      one: `Corregida a mano el ${date}: la pregunta ${number(n)} tiene ${number(points)} punto.`,
      many: `Corregida a mano el ${date}: la pregunta ${number(n)} tiene ${number(points)} puntos.`,
      other: `Corregida a mano el ${date}: la pregunta ${number(n)} tiene ${number(points)} puntos.`,
    }),
  ofThen: (points) =>
    plural(points, {
      one: `La pregunta valía entonces ${number(points)} punto.`,
      many: `La pregunta valía entonces ${number(points)} puntos.`,
      other: `La pregunta valía entonces ${number(points)} puntos.`,
    }),
  again: (date, n) => `Recorregido el ${date}: pregunta ${number(n)}.`,
  rubricItem: (text, points) => `${text} (${points})`,
  adjustment: (points) => `Ajuste: ${points}`,
  rubric: 'Lo que contó',
}
