import type * as en from '../../en/authoring/answer-editor.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  options: 'Opciones',
  selectOne: 'Selecciona la opción correcta.',
  optionsAlike: (first, second) =>
    `Las opciones ${first} y ${second} solo se diferencian en mayúsculas, espacios o la forma de un signo.`,
  selectSeveral: 'Selecciona todas las opciones correctas.',
  addOption: '+ Añadir opción',
  isCorrect: (letter) => `La opción ${letter} es correcta`,
  option: (letter) => `Opción ${letter}`,
  remove: (letter) => `Eliminar la opción ${letter}`,
  fixed: 'No mezclar',
  fixedHint:
    'Si se mezclan las opciones de este cuestionario, estas se quedan en su sitio, como “Todas las anteriores”.',
  isFixed: (letter) => `La opción ${letter} no se mezcla`,
  isFixedWithText: (letter, text) => `La opción ${letter} no se mezcla: ${text}`,
  correctAnswer: 'Respuesta correcta',
  comparedHint:
    'Al corregir no importan las mayúsculas, los espacios de más ni la forma de apóstrofos, comillas y guiones.',
  acceptedToo: (n) => `Respuesta aceptada ${number(n)}`,
  removeAccepted: (n) => `Quitar la respuesta aceptada ${number(n)}`,
  removeAcceptedShort: 'Quitar',
  addAccepted: '+ Aceptar otra respuesta',
  lenient: 'Ignorar acentos, puntuación y espacios',
  lenientHint:
    'Letras como œ, ß y ł pueden escribirse oe, ss y l. En los números los signos siguen contando, como la coma de 3,5, y también #, +, %, ° y el ′ de f′(x) y de O’Higgins.',
}
