import type * as en from '../../en/desk/changed-settings.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  titleMissing: 'Aún falta el título.',
  title: (quiz) => `El título pasa a ser “${quiz}”.`,
  timeMissing: 'Aún falta el tiempo límite.',
  timeLimit: (n) =>
    plural(n, {
      one: `Quienes empiecen a partir de ahora tienen ${number(n)} minuto.`,
      many: `Quienes empiecen a partir de ahora tienen ${number(n)} minutos.`,
      other: `Quienes empiecen a partir de ahora tienen ${number(n)} minutos.`,
    }),
  untouched: (n) =>
    plural(n, {
      one: `No afecta a ${number(n)} estudiante en curso.`,
      many: `No afecta a ${number(n)} estudiantes en curso.`,
      other: `No afecta a ${number(n)} estudiantes en curso.`,
    }),
  language: (name) => `Los lectores de pantalla leerán las preguntas en este idioma: ${name}.`,
  noSuchOpening: 'La hora de apertura no existe.',
  noSuchClosing: 'La hora de cierre no existe.',
  clocksGoForward: (date, from, to, time) =>
    `El ${date} los relojes se adelantan de las ${from} a las ${to}, así que las ${time} no existen. Elige otra hora.`,
  opensNow: 'Se puede empezar de inmediato.',
  opensAt: (moment) => `Se puede empezar a partir de: ${moment}.`,
  neverCloses: 'El cuestionario sigue abierto hasta que lo cierres.',
  closesAt: (moment) => `Nadie puede empezar después de: ${moment}.`,
  everyoneStops: 'Para quienes empiecen a partir de ahora, termina al cierre.',
  noOneStops: 'Quienes empiecen a partir de ahora conservan su tiempo completo, incluso después del cierre.',
  open: 'El cuestionario está abierto: se puede empezar.',
  closed: 'Nadie más puede empezar.',
  joiningOn: 'Se puede entrar con el código.',
  joiningOff: 'Nadie más puede entrar. Quienes ya entraron aún pueden empezar.',
  questionOrder: {
    shuffled: 'Quienes empiecen a partir de ahora ven las preguntas en un orden propio.',
    yours: 'Quienes empiecen a partir de ahora ven las preguntas en tu orden.',
  },
  optionOrder: {
    shuffled: 'Quienes empiecen a partir de ahora ven las opciones en un orden propio.',
    yours: 'Quienes empiecen a partir de ahora ven las opciones en tu orden.',
  },
  pages: {
    all: 'Quienes empiecen a partir de ahora ven todas las preguntas en una página.',
    'one-by-one': 'Quienes empiecen a partir de ahora ven una pregunta por página y pueden volver atrás.',
    'forward-only':
      'Quienes empiecen a partir de ahora ven una pregunta por página y no pueden volver atrás.',
  },
  unlimited: 'El cuestionario se puede hacer tantas veces como se quiera.',
  attempts: (n) =>
    plural(n, {
      one: 'El cuestionario se puede hacer una vez.',
      many: `El cuestionario se puede hacer ${number(n)} veces.`,
      other: `El cuestionario se puede hacer ${number(n)} veces.`,
    }),
  answersHidden:
    'Las respuestas correctas que ya se vieron se ocultan de nuevo hasta el último intento o hasta el cierre del cuestionario.',
  attemptCounts: {
    best: 'Cuenta el mejor intento de cada estudiante.',
    last: 'Cuenta el último intento de cada estudiante.',
    first: 'Cuenta el primer intento de cada estudiante.',
  },
  releases: {
    'at-once': 'Tus estudiantes verán la puntuación y las respuestas correctas al entregar.',
    'score-only': 'Tus estudiantes verán solo su puntuación al entregar.',
    'when-closed':
      'Tus estudiantes verán la puntuación y las respuestas correctas cuando el cuestionario esté cerrado y todo el grupo haya terminado.',
    'by-hand': 'Tus estudiantes verán la puntuación y las respuestas correctas cuando las publiques.',
  },
  seeAll: (n) =>
    plural(n, {
      one: `${number(n)} estudiante que ya entregó verá la puntuación y las respuestas correctas.`,
      many: `${number(n)} estudiantes que ya entregaron verán la puntuación y las respuestas correctas.`,
      other: `${number(n)} estudiantes que ya entregaron verán la puntuación y las respuestas correctas.`,
    }),
  seeScore: (n) =>
    plural(n, {
      one: `${number(n)} estudiante que ya entregó verá solo su puntuación.`,
      many: `${number(n)} estudiantes que ya entregaron verán solo su puntuación.`,
      other: `${number(n)} estudiantes que ya entregaron verán solo su puntuación.`,
    }),
  seeAllNoMore: (n) =>
    plural(n, {
      one: `${number(n)} estudiante que ya entregó dejará de ver la puntuación y las respuestas correctas.`,
      many: `${number(n)} estudiantes que ya entregaron dejarán de ver la puntuación y las respuestas correctas.`,
      other: `${number(n)} estudiantes que ya entregaron dejarán de ver la puntuación y las respuestas correctas.`,
    }),
  seeScoreNoMore: (n) =>
    plural(n, {
      one: `${number(n)} estudiante que ya entregó dejará de ver su puntuación.`,
      many: `${number(n)} estudiantes que ya entregaron dejarán de ver su puntuación.`,
      other: `${number(n)} estudiantes que ya entregaron dejarán de ver su puntuación.`,
    }),
  stillWorking: (n) =>
    plural(n, {
      one: `${number(n)} estudiante sigue trabajando.`,
      many: `${number(n)} estudiantes siguen trabajando.`,
      other: `${number(n)} estudiantes siguen trabajando.`,
    }),
  couldShare: 'Tus estudiantes podrían compartir las respuestas.',
  othersSee: 'Otras personas ya pueden ver las respuestas.',
  submittedAfter: (n) =>
    plural(n, {
      one: `${number(n)} estudiante entregó cuando otras personas ya podían ver las respuestas.`,
      many: `${number(n)} estudiantes entregaron cuando otras personas ya podían ver las respuestas.`,
      other: `${number(n)} estudiantes entregaron cuando otras personas ya podían ver las respuestas.`,
    }),
  savedNothing: 'Ajustes guardados.',
  savedOne: (change) => `Guardado. ${change}`,
  savedMany: (n) =>
    plural(n, {
      one: `Guardado: ${number(n)} ajuste cambiado.`,
      many: `Guardado: ${number(n)} ajustes cambiados.`,
      other: `Guardado: ${number(n)} ajustes cambiados.`,
    }),
  practiceOn: 'Se puede practicar: quien tenga el código puede ver las respuestas correctas.',
  practiceOff: 'Ya no se puede practicar.',
}
