import { number } from '../language.ts'

/** What is wrong with an essay question, or with the rubric by which it is marked. */
export const essays = {
  'essay-without-key': 'An essay has no options and no correct answer.',
  'essay-elsewhere': 'Only an essay has a rubric, a sample or a limit of its length.',
  'essay-task-wanted': 'An essay says what is asked for and how it is marked.',
  'essay-length-wrong': ({ most }: { most: number }) =>
    `The length is a whole number from 1 to ${number(most)}.`,
  'rubric-text-missing': ({ item }: { item: number }) => `Item ${item} of the rubric is empty.`,
  'rubric-points-wrong': ({ item }: { item: number }) =>
    `Item ${item} of the rubric gives from −1,000 to 1,000 points with at most two decimals.`,
  'rubric-too-long': ({ most }: { most: number }) => `A rubric has at most ${most} items.`,
}
