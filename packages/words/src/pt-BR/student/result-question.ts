import type * as en from '../../en/student/result-question.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  numbered: (n) => `Questão ${number(n)}: `,
  yourAnswer: 'Sua resposta',
  answer: 'Resposta',
  skipped: 'Você deixou esta questão em branco.',
  saved: (time) => `Salva às ${time}`,
  correctAnswer: 'Resposta correta',
  alsoCorrect: 'Também correto',
  link: (n, verdict) => `Questão ${number(n)}: ${verdict}`,
  byHand: 'Corrigida manualmente',
}
