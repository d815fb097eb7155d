import type * as en from '../../en/files/results.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  sheetName: 'Resultados',
  headings: {
    name: 'Nombre',
    email: 'Correo electrónico',
    score: 'Puntuación',
    outOf: 'Puntuación máxima',
    started: 'Inicio (UTC)',
    submitted: 'Entrega (UTC)',
    submittedBy: 'Entregado por',
  },
  waitingHeading: 'Pendientes de corregir',
  severalHeadings: { number: 'Intento', attempts: 'Intentos' },
  verdict: (n) => `${number(n)}. Corrección`,
  picture: '(imagen)',
  submittedBy: { student: 'estudiante', time: 'fin del tiempo' },
  verdicts: {
    correct: 'correcta',
    partly: 'parcialmente correcta',
    incorrect: 'incorrecta',
    skipped: 'omitida',
    waiting: 'pendiente de corregir',
    'left-out': 'excluida',
    'not-asked': 'no planteada',
  },
}
