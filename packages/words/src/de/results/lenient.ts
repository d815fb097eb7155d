import type * as en from '../../en/results/lenient.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  task: 'Schreibe deine Antwort. Akzente, Leerzeichen und Satzzeichen sind egal, Apostrophe nicht. Du kannst oe für œ und ss für ß schreiben.',
}
