import type * as en from '../../en/files/results.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  sheetName: 'Resultados',
  headings: {
    name: 'Nome',
    email: 'E-mail',
    score: 'Pontuação',
    outOf: 'Pontuação máxima',
    started: 'Início (UTC)',
    submitted: 'Envio (UTC)',
    submittedBy: 'Enviado por',
  },
  waitingHeading: 'Aguardando correção',
  severalHeadings: { number: 'Tentativa', attempts: 'Tentativas' },
  verdict: (n) => `${number(n)}. Correção`,
  picture: '(imagem)',
  submittedBy: { student: 'estudante', time: 'fim do tempo' },
  verdicts: {
    correct: 'correta',
    partly: 'parcialmente correta',
    incorrect: 'incorreta',
    skipped: 'em branco',
    waiting: 'aguarda correção',
    'left-out': 'desconsiderada',
    'not-asked': 'não apresentada',
  },
}
