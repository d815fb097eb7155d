// A written answer that is compared leniently.
export const task =
  'Write your answer. Accents, punctuation and spaces do not matter. You can write oe for œ or ss for ß.'
