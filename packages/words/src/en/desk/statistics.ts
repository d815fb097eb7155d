import { number, plural } from '../language.ts'

export const difficultyHint = 'Difficulty is the share of students who got it right.'
export const discriminationHint =
  'Discrimination says whether students who did well on the other questions also got this one right.'
export const tooFew = (needed: number) =>
  plural(needed, {
    one: `Too few answers to tell how reliable the scores are: at least ${number(needed)} is needed.`,
    other: `Too few answers to tell how reliable the scores are: at least ${number(needed)} are needed.`,
  })
export const reliability = {
  none: 'Reliability: the scores do not tell students apart.',
  high: 'Reliability: high. A similar quiz would rank students much the same.',
  low: 'Reliability: low. A similar quiz could rank students differently; more questions help.',
  fair: 'Reliability: fair. A similar quiz would rank most students the same; take small differences with care.',
}
export const title = 'For statisticians'
export const alpha = (value: string, low: string, high: string, error: string, points: number) =>
  plural(points, {
    one: `Coefficient alpha ${value}, 95% interval ${low} to ${high} (Feldt). Standard error of a score: ${error} of ${number(points)} point.`,
    other: `Coefficient alpha ${value}, 95% interval ${low} to ${high} (Feldt). Standard error of a score: ${error} of ${number(points)} points.`,
  })
/** `points` is like “2.4”. */
export const deviation = (points: string) => `Standard deviation of the scores: ${points} points.`
export const difficulty =
  'Difficulty: the share of right answers, with Wilson’s 95% interval under the pointer. Easy from 85%, hard below 40%.'
export const discrimination =
  'Discrimination: the correlation with the points on all other questions, with a bootstrap interval under the pointer. Good from 0.30, fair from 0.15. Negative only if its interval excludes 0 after Holm’s correction over all questions. It takes 10 results, and 3 right and 3 wrong answers.'
/** In a quiz with points. */
export const weighted = {
  difficultyHint: 'Difficulty is the share of its points that students earned.',
  difficulty:
    'Difficulty: the mean share of the points, with Wilson’s 95% interval under the pointer, or a bootstrap interval where parts were earned. Easy from 85%, hard below 40%.',
}
