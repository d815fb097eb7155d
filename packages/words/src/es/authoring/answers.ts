import type * as en from '../../en/authoring/answers.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  markedCorrect: (answer, hidden) => [answer, hidden(', marcada como correcta')],
  written: '(respuesta escrita)',
  writtenLeniently: '(respuesta escrita, corrección flexible)',
  number: '(número)',
  picture: '(imagen)',
  correctAnswer: 'Respuesta correcta',
  correctAnswers: 'Respuestas correctas',
  current: '(respuesta actual)',
  alsoAccepted: (answers) => ['También se acepta: ', answers],
  skipped: 'Omitida',
  right: 'Correcta',
  wrong: 'Incorrecta',
  rightLabel: 'correcta',
  wrongLabel: 'incorrecta',
  printed: {
    single: 'Marca una respuesta',
    multiple: 'Marca todas las que correspondan',
    write: 'Escribe tu respuesta',
    matching: 'Escribe junto a cada elemento la letra que le corresponde',
    ordering: 'Numera los elementos en el orden correcto',
  },
}
