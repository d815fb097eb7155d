import type * as en from '../../en/account/verify-receipt.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: 'Verificar um comprovante',
  lead: 'Um comprovante mostra quem enviou qual quiz, e quando. Cole um aqui ou envie o arquivo dele.',
  receipt: 'Comprovante',
  upload: 'Enviar o arquivo do comprovante',
  uploadHint: 'O arquivo .json que foi salvo com o resultado',
  verify: 'Verificar',
  problems: {
    blank: 'Cole um comprovante ou envie o arquivo dele.',
    unreadable: `Isto não é um comprovante do Quizly. Cole o texto inteiro, de { até }.`,
  },
  verdicts: {
    valid: 'Este comprovante é válido. Este servidor o assinou, e nada nele foi alterado.',
    altered: 'Este comprovante não é válido. Algo nele foi alterado depois da assinatura; não confie nele.',
    'other-server':
      'Outro servidor assinou este comprovante, por isso ele não pode ser verificado aqui. Pergunte à escola responsável por esse servidor.',
  },
  matches: 'As respostas guardadas neste servidor são as deste comprovante.',
  differs: 'As respostas guardadas neste servidor não são as deste comprovante.',
  facts: 'Conteúdo do comprovante',
  student: 'Estudante',
  quiz: 'Quiz',
  submitted: 'Enviado em',
  answered: 'Respondidas',
  answeredOf: (n, questions) =>
    plural(questions, {
      one: `${number(n)} de ${number(questions)} questão`,
      many: `${number(n)} de ${number(questions)} questões`,
      other: `${number(n)} de ${number(questions)} questões`,
    }),
  issuedAgain: 'Emitido novamente',
  markedAgain: (date, n) => `${date}: a questão ${number(n)} foi recorrigida.`,
  asBefore: (date, n) => `${date}: a questão ${number(n)} voltou a contar como antes.`,
}
