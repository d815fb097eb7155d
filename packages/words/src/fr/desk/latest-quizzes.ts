import type * as en from '../../en/desk/latest-quizzes.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: 'Vos derniers quiz',
  all: 'Tous les quiz',
  running: (n) => `${number(n)} en ce moment`,
  average: 'Moyenne',
  percent: (n) => `${number(n)} %`,
  code: 'Code',
  draft: 'Brouillon',
  notWritten: 'Sans questions',
  noAttempts: 'Aucune tentative',
  finished: (n) => `Rendus : ${number(n)}`,
}
