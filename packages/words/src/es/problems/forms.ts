import type * as en from '../../en/problems/forms.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  forms: {
    'enter-name': 'Escribe tu nombre',
    'name-too-long': ({ most }) => `Usa como máximo ${most} caracteres para el nombre`,
    'name-in-one-line': 'Escribe el nombre en una línea, sin caracteres ocultos',
    'name-of-nobody': 'Este nombre representa a personas que se han ido. Escribe el tuyo',
    'choose-role': 'Elige Estudiante o Docente',
    'choose-language': 'Elige uno de los idiomas',
    'password-too-short': ({ least }) => `Usa al menos ${least} caracteres para la contraseña`,
    'password-too-long': ({ most }) => `Usa como máximo ${most} caracteres para la contraseña`,
    'enter-current-password': 'Escribe tu contraseña actual',
    'enter-new-password': 'Escribe una contraseña nueva',
    'enter-own-password': 'Escribe tu contraseña',
    'code-length': 'Un código tiene 8 caracteres',
    'enter-title': 'Escribe un título para el cuestionario',
    'please-enter-title': 'Escribe un título para el cuestionario.',
    'title-too-long': ({ most }) => `Usa como máximo ${most} caracteres para el título`,
    'title-in-one-line': 'Escribe el título en una línea, sin caracteres ocultos',
    'time-limit-too-short': 'El tiempo límite debe ser de al menos 1 minuto',
    'please-set-time-limit': 'Indica un tiempo límite para el cuestionario.',
    'time-limit-not-whole': 'El tiempo límite debe ser un número entero de minutos',
    'time-limit-too-long': ({ most }) =>
      `El tiempo límite puede ser de ${number(most)} minutos como máximo (24 horas)`,
    'too-few-questions-wanted': 'El número de preguntas debe ser al menos 1',
    'questions-wanted-not-whole': 'El número de preguntas debe ser un número entero',
    'questions-at-most': ({ most }) => `Un cuestionario puede tener como máximo ${most} preguntas`,
    'listed-texts-at-most': ({ field, most, items }) =>
      ({
        options: `Una pregunta puede tener como máximo ${most} opciones, o ${items} elementos`,
        correctAnswers: `Una pregunta puede tener como máximo ${most} respuestas correctas`,
        distractors: `Una pregunta puede tener como máximo ${most} distractores`,
      })[field],
    'enter-question-text': 'Escribe el texto de la pregunta',
    'question-text-too-long': ({ most }) =>
      `El texto de una pregunta puede tener como máximo ${number(most)} caracteres`,
    'listed-text-too-long': ({ field, most }) =>
      ({
        options: `Una opción tiene más de ${number(most)} caracteres`,
        correctAnswers: `Una respuesta correcta tiene más de ${number(most)} caracteres`,
        distractors: `Un distractor tiene más de ${number(most)} caracteres`,
      })[field],
    'attempts-allowed': ({ most }) => `Permite de 1 a ${most} intentos, o “ilimitados”`,
    'more-minutes': ({ most }) => `Da de 1 a ${number(most)} minutos más`,
    'more-percent': ({ most }) => `Da de 1 a ${most} por ciento más de tiempo`,
    'whole-minutes': ({ most }) => `Da de 1 a ${number(most)} minutos enteros`,
    'percent-of-time': ({ most }) => `Da de 1 a ${most} por ciento del tiempo`,
    'minutes-or-percent': 'Indica minutos o un porcentaje, no ambos',
    'which-student': 'Indica qué estudiante recibe el tiempo',
    'cut-off-from-until': 'Indica desde cuándo hasta cuándo estuvieron sin conexión',
    'enter-reason': 'Escribe un motivo',
    'reason-too-long': ({ most }) => `Usa como máximo ${most} caracteres para el motivo`,
    'comment-too-long': ({ most }) => `El comentario puede tener como máximo ${most} caracteres`,
    'explanation-too-long': ({ most }) => `La explicación puede tener como máximo ${number(most)} caracteres`,
    'note-too-long': ({ most }) => `Un motivo tiene como máximo ${most} caracteres`,
    'too-many-accepted-at-once': ({ most, characters }) =>
      `Se pueden aceptar o rechazar a la vez como máximo ${number(most)} respuestas, de ${number(characters)} caracteres en total`,
    'not-a-receipt': 'Esto no es un comprobante de Quizly.',
    'search-too-long': ({ most }) => `Busca con ${most} caracteres como máximo`,
    'enter-message': 'Escribe tu mensaje',
    'message-too-long': ({ most }) => `Usa como máximo ${number(most)} caracteres para el mensaje`,
    'draft-text-too-long': 'Un texto de este borrador es demasiado largo para guardarlo',
  },
}
