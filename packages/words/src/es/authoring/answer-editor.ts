import type * as en from '../../en/authoring/answer-editor.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  options: 'Opciones',
  selectOne: 'Selecciona la opción correcta.',
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
  comparedHint: 'Al corregir no importan las mayúsculas ni los espacios al principio o al final.',
  acceptedToo: (n) => `Respuesta aceptada ${number(n)}`,
  removeAccepted: (n) => `Quitar la respuesta aceptada ${number(n)}`,
  removeAcceptedShort: 'Quitar',
  addAccepted: '+ Aceptar otra respuesta',
  lenient: 'Ignorar acentos, puntuación y espacios',
  lenientHint: 'En los números siguen contando, como la coma de 3,5.',
}
