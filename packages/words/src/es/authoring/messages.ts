import type * as en from '../../en/authoring/messages.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  quizNotCreated: 'No se pudo guardar el cuestionario. Inténtalo más tarde.',
  questionsNotSaved: 'No se pudieron guardar las preguntas. Inténtalo más tarde.',
  quizNotSaved: 'No se pudo guardar el cuestionario.',
  quizNotSavedBecause: (reason) => `No se pudo guardar el cuestionario. ${reason}`,
  quizCreated: '¡Cuestionario creado!',
  questionsSaved: '¡Preguntas guardadas!',
  keysCleaned: 'Se han quitado signos invisibles de las respuestas correctas.',
  quizUpdated: '¡Cuestionario actualizado!',
  quizNotLoaded: 'No se pudo cargar el cuestionario.',
  questionsNotLoaded: 'No se pudieron cargar las preguntas.',
  codeNotFetched: 'No se pudo obtener el código secreto.',
  answersCleared: 'Respuestas borradas',
  optionRemoved: 'Opción eliminada',
  questionRemoved: 'Pregunta eliminada',
  linesPasted: (n) => `${number(n)} líneas se convirtieron en opciones`,
  linesLeftOut: (taken, leftOut) =>
    `${number(taken)} líneas se convirtieron en opciones; ${number(leftOut)} no cupieron`,
  unreachable: 'No pudimos conectar con el servidor. Todo lo que guardaste está a salvo.',
  wentWrong: 'Algo salió mal en el servidor. Todo lo que guardaste está a salvo.',
}
