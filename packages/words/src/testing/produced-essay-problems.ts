/** Of essays, see `producedProblems`. */
export const producedEssayProblems = {
  'essay-without-key': { message: 'An essay has no options and no correct answer.' },
  'essay-elsewhere': { message: 'Only an essay has a rubric, a sample or a limit of its length.' },
  'essay-task-wanted': { message: 'An essay says what is asked for and how it is marked.' },
  'essay-length-wrong': {
    params: { most: 20_000 },
    message: 'The length is a whole number from 1 to 20,000.',
  },
  'rubric-text-missing': { params: { item: 2 }, message: 'Item 2 of the rubric is empty.' },
  'rubric-points-wrong': {
    params: { item: 2 },
    message: 'Item 2 of the rubric gives from −1,000 to 1,000 points with at most two decimals.',
  },
  'rubric-too-long': { params: { most: 20 }, message: 'A rubric has at most 20 items.' },
}
