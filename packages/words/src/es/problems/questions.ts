import type * as en from '../../en/problems/questions.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  questions: {
    'no-questions': 'Añade al menos una pregunta.',
    'too-many-questions': ({ most, count }) =>
      `Un cuestionario puede tener como máximo ${most} preguntas; este tiene ${count}.`,
    'question-empty': ({ question }) => `La pregunta ${question} no puede estar vacía.`,
    'question-too-long': ({ question, most }) =>
      `La pregunta ${question} tiene más de ${number(most)} caracteres.`,
    'option-count': ({ question, least, most }) =>
      `La pregunta ${question} debe tener de ${least} a ${most} opciones.`,
    'option-empty': ({ question }) => `La pregunta ${question} tiene una opción vacía.`,
    'option-repeated': ({ question }) => `La pregunta ${question} tiene dos veces la misma opción.`,
    'option-too-long': ({ question, option, most }) =>
      `La opción ${option} de la pregunta ${question} tiene más de ${number(most)} caracteres.`,
    'fixed-option-unknown': ({ question }) =>
      `La pregunta ${question} deja sin mezclar una opción que no tiene, o la misma dos veces.`,
    'no-correct-answer': ({ question }) =>
      `La pregunta ${question} debe tener al menos una respuesta correcta.`,
    'several-correct-answers': ({ question }) =>
      `La pregunta ${question} solo puede tener una respuesta correcta.`,
    'correct-answer-not-an-option': ({ question }) =>
      `La pregunta ${question} tiene una respuesta correcta que no es una de sus opciones.`,
    'no-written-answer': ({ question }) => `La pregunta ${question} debe tener una respuesta escrita válida.`,
    'accepted-twice': ({ text, first }) => `“${text}” ya se acepta como “${first}”.`,
    'options-on-written': ({ question }) =>
      `La pregunta ${question} se responde por escrito y no puede tener opciones.`,
    'answer-too-long': ({ question, most }) =>
      `La respuesta a la pregunta ${question} tiene más de ${number(most)} caracteres.`,
    'marking-unknown': ({ question }) =>
      `La pregunta ${question} cuenta como correctas respuestas que no tiene.`,
    'too-many-accepted': ({ question }) =>
      `La pregunta ${question} acepta demasiadas respuestas, o demasiado largas.`,
    'unknown-question': 'Esta pregunta no forma parte del cuestionario.',
    'other-form': 'Las respuestas a esta pregunta tienen otra forma.',
  },
}
