import type * as en from '../../en/problems/requests.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  requests: {
    'choose-one-of': ({ values }) => `Elige uno de estos valores: ${values}`,
    'object-wanted': 'Envíe un objeto JSON.',
    'id-wanted': 'Un ID es un texto de 1 a 64 caracteres',
    'secret-code-wanted': 'Un código secreto tiene 8 letras y cifras',
    'language-wanted': 'Un idioma es una etiqueta como en, de o pt-BR',
    'attempt-number-wanted': 'Los intentos se numeran desde 1',
    'moment-wanted': 'Un momento se escribe como 2026-03-14T10:42:00Z',
    'revision-wanted': 'Una revisión es un número',
    'version-wanted': 'Una versión es un número',
    'age-wanted': 'Una antigüedad es un número de milisegundos',
    'order-wanted': 'Un orden es un número',
    'true-or-false': 'El valor es true o false',
    'left-wanted': 'left vale true o se omite',
    'instead-wanted': 'instead vale true o se omite',
    'shuffling-wanted': 'El orden aleatorio está activado (true) o se omite',
    'lenient-wanted': 'La corrección flexible está activada (true) o se omite',
    'everyone-stops-wanted': 'El fin para todos (“everyoneStops”) es true o false',
    'everywhere-wanted': 'everywhere es true o false',
    'over-edits-wanted': 'Si se pasan por alto las ediciones es true o false',
    'may-lower-wanted': 'Si las notas pueden bajar es true o false',
    'resumed-wanted': 'resumed es true o false',
    'at-zero-wanted': 'atZero es true o false',
    'accept-wanted': 'accept es true o false',
    'reopen-wanted': 'reopen es true o false',
    'question-wanted': 'Una pregunta tiene un texto, un tipo, opciones y respuestas correctas',
    'questions-are-a-list': 'Las preguntas son una lista',
    'rows-are-a-list': 'Las preguntas son una lista de filas',
    'row-wanted': ({ characters, columns }) =>
      `Una fila tiene un texto de ${number(characters)} caracteres como máximo por encabezado, y ${columns} encabezados como máximo`,
    'too-many-rows': ({ most }) => `Se pueden enviar ${number(most)} filas como máximo`,
    'texts-to-draw-wanted': 'Los textos por mostrar son una lista de textos de 10.000 caracteres como máximo',
    'text-in-list-wanted': ({ field }) =>
      ({
        options: 'Una opción es un texto',
        correctAnswers: 'Una respuesta correcta es un texto',
        distractors: 'Un distractor es un texto',
      })[field],
    'list-of-texts-wanted': ({ field }) =>
      ({
        options: 'Las opciones son una lista de textos',
        correctAnswers: 'Las respuestas correctas son una lista de textos',
        distractors: 'Los distractores son una lista de textos',
      })[field],
    'places-wanted': 'Las opciones que conservan su lugar son una lista de lugares, desde 0',
    'draft-wanted': 'Un borrador tiene preguntas con un texto, un tipo, opciones y lo que está marcado',
    'marking-wanted': 'Lo que también cuenta es una lista de conjuntos de respuestas, o una regla para todos',
    'answer-wanted': 'Una respuesta es un texto',
    'given-answer-wanted': ({ characters, most, each }) =>
      `Una respuesta es un texto de ${number(characters)} caracteres como máximo, null o una lista de ${most} textos de ${number(each)} como máximo`,
    'rubric-items-wanted': 'Los criterios de una rúbrica son una lista de sus identificadores',
    'answer-hash-wanted': 'Di qué respuesta se corrigió',
    'comment-wanted': 'Un comentario es un texto',
    'explanation-wanted': 'Una explicación es un texto',
    'verdict-wanted': 'Una respuesta cuenta como correcta, como incorrecta o con un número de puntos',
    'answers-wanted': 'Las respuestas son una lista de 500 como máximo cada vez',
    'answer-for-question-wanted': 'Una respuesta indica a qué pregunta corresponde',
    'device-wanted': 'Un dispositivo es una etiqueta de hasta 16 letras y cifras',
    'offline-wanted': 'Un tiempo sin conexión tiene dos números de milisegundos, from y to',
    'reach-wanted':
      'El tiempo se da a un estudiante, a todos los que están haciendo el cuestionario o a los que perdieron la conexión',
    'call-id-wanted': 'Indique con qué ID se reconoce una llamada repetida',
    'failed-question-wanted': 'Una pregunta fallada se indica por su número',
    'grid-order-wanted':
      'La tabla se ordena por nombre, por puntuación o por el número de una pregunta, ascendente o descendente',
    'student-order-wanted':
      'Los estudiantes se ordenan por name, state, score, took o extra, ascendente o descendente',
    'quiz-order-wanted':
      'Los cuestionarios se ordenan por title, questions, code, attempts, average o created, ascendente o descendente',
    'result-order-wanted': 'Los resultados se ordenan por name, score o submitted, ascendente o descendente',
    'search-wanted': 'Una búsqueda es un texto',
    'file-csv-or-xlsx': 'Un archivo es csv o xlsx',
    'file-xlsx-or-json': 'Un archivo es xlsx o json',
    'separator-comma-or-semicolon': 'Las celdas se separan por comma o semicolon',
    'questions-none-or-points': 'questions es none o points',
    'reset-link-wanted':
      'Un enlace para restablecer la contraseña termina en un texto de hasta 100 caracteres',
    'invitation-wanted': 'Una invitación termina en un texto de hasta 100 caracteres',
    'contact-name-wanted': 'Un nombre es un texto de 200 caracteres como máximo',
    'contact-field-wanted': 'Este campo es un texto de 200 caracteres como máximo',
    'contact-email-wanted': 'Una dirección de correo es un texto de 254 caracteres como máximo',
  },
}
