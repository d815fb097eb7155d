import { number } from '../language.ts'

/** What is wrong with how a question is marked. `most` are the points of the question. */
export const points = {
  'points-wrong': 'Points are a number from 0.01 to 1,000 with at most two decimals.',
  'hand-points-wrong': ({ most }: { most: number }) =>
    `Points are a number from 0 to ${number(most)} with at most two decimals.`,
  'adjustment-wrong': ({ most }: { most: number }) =>
    `Points are a number from −${number(most)} to ${number(most)} with at most two decimals.`,
  'adjustment-outside': ({ most }: { most: number }) =>
    `With this number the answer would have less than 0 or more than ${number(most)} points.`,
  'deduction-wrong': 'A deduction is a number from 0 to 1,000 with at most two decimals.',
  'deduction-too-large': ({ most }: { most: number }) =>
    `A wrong answer can cost at most the points of the question (${number(most)}).`,
  'rule-wanted': 'A rule of partial credit is one that Quizly knows.',
  'rule-needs-decisions': 'This rule needs at least two decisions.',
  'lenient-needs-text': 'Only written answers can be marked leniently.',
  'shares-wrong': 'Each option earns between −100 % and 100 %, and at least one earns 100 %.',
  'correct-shares-too-small': 'The correct options together earn 100 % or more.',
}
