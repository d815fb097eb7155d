/** What is wrong with the key of a numeric question. */
export const numbers = {
  'no-number': ({ question }: { question: number }) => `Question ${question} needs a number as its answer.`,
  'not-a-number': ({ text }: { text: string }) => `“${text}” cannot be read as a number.`,
  'number-elsewhere': 'Only a numeric question has a tolerance, a precision or a unit.',
  'number-key-wanted': 'A numeric question says how its numbers are read.',
  'tolerance-below-zero': 'A tolerance is 0 or more.',
  'tolerance-in-per-cent': 'For a tolerance in per cent, choose relative.',
  'tolerance-of-zero':
    'For a key of 0, a tolerance in per cent lets nothing but 0 be right. Choose an absolute one.',
  'near-too-narrow': '“Nearly right” must be wider than “right”.',
  'precision-wrong': ({ most }: { most: number }) => `A number of digits is at most ${most}.`,
  'unit-unknown': ({ unit }: { unit: string }) => `“${unit}” is no unit that Quizly knows.`,
  'unit-unknown-meant': ({ unit, like }: { unit: string; like: string }) =>
    `“${unit}” is no unit that Quizly knows. Did you mean ${like}?`,
}
