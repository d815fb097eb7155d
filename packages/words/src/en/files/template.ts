// The workbook that educators can start with. What else stands in it is in questions.ts.
/** Heads the column in which people write letters, numbers or texts. */
export const correct = 'Correct Answer'
/** Short names of types, to be typed into cells. */
export const types = { single: 'Single', multiple: 'Multiple', write: 'Write' }
/** The option that is correct is the third. */
export const respiration = {
  question: 'Which organelle is the site of aerobic respiration?',
  nucleus: 'Nucleus',
  ribosome: 'Ribosome',
  mitochondrion: 'Mitochondrion',
  vacuole: 'Vacuole',
}
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
