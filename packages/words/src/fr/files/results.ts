import type * as en from '../../en/files/results.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  sheetName: 'Résultats',
  headings: {
    name: 'Nom',
    email: 'E-mail',
    score: 'Score',
    outOf: 'Score maximal',
    started: 'Début (UTC)',
    submitted: 'Fin (UTC)',
    submittedBy: 'Rendu par',
  },
  waitingHeading: 'En attente',
  severalHeadings: { number: 'Tentative', attempts: 'Tentatives' },
  verdict: (n) => `${number(n)}. Correction`,
  picture: '(image)',
  submittedBy: { student: 'élève', time: 'fin du temps' },
  verdicts: {
    correct: 'correcte',
    partly: 'en partie correcte',
    incorrect: 'incorrecte',
    skipped: 'passée',
    waiting: 'en attente de correction',
    'left-out': 'non prise en compte',
    'not-asked': 'non posée',
  },
}
