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
  link: {
    correct: (n) => `Questão ${number(n)}, correta`,
    partly: (n) => `Questão ${number(n)}, parcialmente correta`,
    incorrect: (n) => `Questão ${number(n)}, incorreta`,
    skipped: (n) => `Questão ${number(n)}, em branco`,
    'left-out': (n) => `Questão ${number(n)}, desconsiderada`,
    'not-asked': (n) => `Questão ${number(n)}, não apresentada`,
  },
  byHand: {
    correct: 'Corrigida manualmente: correta',
    incorrect: 'Corrigida manualmente: incorreta',
  },
}
