import type * as en from '../../en/files/questions.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  sheetName: 'Questions',
  headings: {
    question: 'Question',
    type: 'Type',
    correct: 'Bonne réponse (Quizly : numéro de l’option ou texte)',
    fixed: 'Ne pas mélanger (numéros des options)',
    accepted: 'Aussi acceptée (une réponse par ligne)',
    either: 'Aussi correcte (numéros des options, un corrigé par ligne)',
    rule: 'Tous les points ou non prise en compte (règle pour tous les élèves)',
    details: 'Points et notation (Quizly : pour un autre import)',
    points: 'Points',
    deduction: 'Points retirés (Quizly : pour une mauvaise réponse)',
    credit: 'Partie des points (Quizly : règle)',
    tolerance: 'Tolérance (Quizly : d’un nombre)',
    unit: 'Unité (Quizly : d’un nombre)',
    explanation: 'Explication',
    further: 'Autres réponses (Quizly : une par ligne)',
    distractors: 'Distracteurs (Quizly : un par ligne)',
  },
  pair: (n) => `Paire ${n}`,
  item: (n) => `Élément ${n}`,
  note: (letter) => `Remarque sur l’option ${letter}`,
  option: (letter) => `Option ${letter}`,
  types: {
    single: 'Choix unique',
    multiple: 'Plusieurs réponses',
    write: 'Réponse écrite',
    numeric: 'Réponse numérique',
    matching: 'Associer des paires',
    ordering: 'Mise en ordre',
    essay: 'Texte long',
  },
  rules: { full: 'Tous les points pour tous les élèves', 'left-out': 'Non prise en compte' },
  creditRules: {
    'right-minus-wrong': 'Bons choix moins mauvais',
    'each-decision': 'Chaque partie compte',
    'half-for-one-slip': 'La moitié pour une erreur',
  },
}
