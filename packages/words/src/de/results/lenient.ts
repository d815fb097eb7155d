import type * as en from '../../en/results/lenient.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  task: 'Schreibe deine Antwort. Akzente, Satzzeichen und Leerzeichen sind egal. Du kannst oe für œ und ss für ß schreiben.',
}
