import type * as en from '../../en/results/paged-quiz.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  place: (n, total) => `Frage ${number(n)} von ${number(total)}`,
  moved: 'Du bist auf einem anderen Gerät oder in einem anderen Tab zu dieser Frage weitergegangen.',
  previous: 'Zurück',
  next: 'Weiter',
  lastQuestion: 'Das ist die letzte Frage.',
  noWayBack: 'Danach kannst du nicht mehr zu dieser Frage zurück.',
  oneAtATime: 'Eine Frage nach der anderen. Du kannst zu früheren Fragen zurück.',
  forwardOnly: 'Eine Frage nach der anderen. Du kannst nicht zu früheren Fragen zurück.',
  forwardChanging:
    'Du kannst eine Antwort ändern, bis du zur nächsten Frage gehst. Bei 0:00 wird das Quiz automatisch abgegeben.',
  skipTitle: 'Ohne Antwort weiter?',
  skipText: (n) =>
    `Du hast Frage ${number(n)} nicht beantwortet und kannst nicht zu ihr zurück. Sie wird als übersprungen gewertet.`,
  skip: (n) => `Frage ${number(n)} überspringen`,
  stay: (n) => `Bei Frage ${number(n)} bleiben`,
}
