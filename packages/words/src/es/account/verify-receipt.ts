import type * as en from '../../en/account/verify-receipt.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: 'Verificar un comprobante',
  lead: 'Un comprobante demuestra quién entregó qué cuestionario y cuándo. Pega uno aquí o sube su archivo.',
  receipt: 'Comprobante',
  upload: 'Sube el archivo del comprobante',
  uploadHint: 'El archivo .json que se guardó con el resultado',
  verify: 'Verificar',
  problems: {
    blank: 'Pega un comprobante o sube su archivo.',
    unreadable: `Esto no es un comprobante de Quizly. Pega el texto completo, desde { hasta }.`,
  },
  verdicts: {
    valid: 'Este comprobante es válido. Lo firmó este servidor y no se ha modificado nada en él.',
    altered: 'Este comprobante no es válido. Algo se modificó después de firmarlo: no te fíes de él.',
    'other-server':
      'Este comprobante lo firmó otro servidor, así que no se puede verificar aquí. Consulta al centro educativo que gestiona ese servidor.',
  },
  matches: 'Las respuestas guardadas en este servidor son las de este comprobante.',
  differs: 'Las respuestas guardadas en este servidor no son las de este comprobante.',
  facts: 'Qué dice el comprobante',
  student: 'Estudiante',
  quiz: 'Cuestionario',
  submitted: 'Entregado',
  answered: 'Respondidas',
  answeredOf: (n, questions) =>
    plural(questions, {
      one: `${number(n)} de ${number(questions)} pregunta`,
      many: `${number(n)} de ${number(questions)} preguntas`,
      other: `${number(n)} de ${number(questions)} preguntas`,
    }),
  issuedAgain: 'Emitido de nuevo',
  markedAgain: (date, n) => `${date}: la pregunta ${number(n)} se recorrigió.`,
  asBefore: (date, n) => `${date}: la pregunta ${number(n)} vuelve a contar como antes.`,
}
