// A written answer that is compared leniently.
export const task =
  'Write your answer. Accents, spaces and punctuation do not matter, but apostrophes do. You can write oe for œ or ss for ß.'
