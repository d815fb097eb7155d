import type * as en from '../../en/desk/rule-simulation.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: '¿Qué habría dado cada regla a este grupo?',
  hint: 'Calculado a partir de las respuestas dadas hasta ahora. No se guarda nada.',
  noResults: 'Aún no hay entregas: solo se sabe lo que da responder al azar.',
  unclear: (n) =>
    plural(n, {
      one: `Para ${number(n)} resultado no se puede calcular. Cuenta como ahora.`,
      many: `Para ${number(n)} de resultados no se puede calcular. Cuentan como ahora.`,
      other: `Para ${number(n)} resultados no se puede calcular. Cuentan como ahora.`,
    }),
  rule: 'Regla',
  now: '(actual)',
  questionMean: 'Promedio de la pregunta',
  of: (points, most) => `${points} de ${most}`,
  scoreMean: 'Puntuación promedio',
  spread: 'Desviación típica',
  reliability: 'Fiabilidad',
  guessing: 'Puntos al azar',
  guessingHint:
    'Puntos al azar: el promedio de puntos de una respuesta elegida al azar. La fiabilidad es el coeficiente alfa y necesita 10 resultados.',
  gain: 'Suben',
  lose: 'Bajan',
  gaining: (ruleName) => `Quién subiría: ${ruleName}`,
  losing: (ruleName) => `Quién bajaría: ${ruleName}`,
  student: 'Estudiante',
}
