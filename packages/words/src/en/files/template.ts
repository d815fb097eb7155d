// The workbook that educators can start with. What else stands in it is in questions.ts.
/** Heads the column in which people write letters, numbers or texts. */
export const correct = 'Correct Answer'
/** Short names of types, to be typed into cells. */
export const types = {
  single: 'Single',
  multiple: 'Multiple',
  write: 'Write',
  numeric: 'Numeric Answer',
  matching: 'Match Pairs',
  ordering: 'Put in Order',
  essay: 'Essay Answer',
}
/** The option that is correct is the third. */
export const respiration = {
  question: 'Which organelle is the site of aerobic respiration?',
  nucleus: 'Nucleus',
  ribosome: 'Ribosome',
  mitochondrion: 'Mitochondrion',
  vacuole: 'Vacuole',
}
/** Of the question before. */
export const explanation = 'Mitochondria release energy from sugar and oxygen.'
/** The options that are correct are the first and the third. */
export const plantCells = {
  question: 'Which of these are found in plant cells but not in animal cells?',
  wall: 'Cell wall',
  membrane: 'Cell membrane',
  chloroplasts: 'Chloroplasts',
  mitochondria: 'Mitochondria',
}
export const water = {
  question: 'Name the process by which water moves across a partially permeable membrane.',
  answer: 'osmosis',
}
export const chromosomes = {
  question: 'How many chromosomes does a cell of the human body have?',
  answer: '46',
}
/** Each prompt and its partner, under Pair 1 to Pair 4. */
export const cellParts = {
  question: 'What does each part of a cell do?',
  nucleus: 'Nucleus = keeps the DNA',
  ribosome: 'Ribosome = builds proteins',
  mitochondrion: 'Mitochondrion = releases energy',
  chloroplast: 'Chloroplast = makes sugar',
}
/** In the right order, under Item 1 to Item 4. */
export const sizes = {
  question: 'Put these in order of their size, the smallest first.',
  water: 'Water molecule',
  ribosome: 'Ribosome',
  mitochondrion: 'Mitochondrion',
  cell: 'Plant cell',
}
/** Answered at length. */
export const leaves = { question: 'Explain in two or three sentences why leaves look green.' }
