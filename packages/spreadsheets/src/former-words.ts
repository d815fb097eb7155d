/** What workbooks of earlier versions call columns and rules. They are read like those that are written now. */
export const formerWords = {
  headings: {
    deduction: 'Points Taken Off (Quizly: for a wrong answer)',
    credit: 'Part of the Points (Quizly: rule)',
  },
  creditRules: {
    'right-minus-wrong': 'Right less wrong',
    'each-decision': 'Each part counts',
    'half-for-one-slip': 'Half for one slip',
  },
  /** In all languages, before the letter of the option. */
  note: [
    'Note on Option',
    'Anmerkung zu Option',
    'Observación sobre la opción',
    'Remarque sur l’option',
    'Observação sobre a alternativa',
    'ملاحظة على الخيار',
  ],
} as const
