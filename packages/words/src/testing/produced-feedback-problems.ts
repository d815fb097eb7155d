/** Of what stands beside the correct answer, see `producedProblems`. */
export const producedFeedbackProblems = {
  'note-without-option': { message: 'A note stands beside an option of a choice, one for each.' },
  'option-notes-wanted': { message: 'Notes on options are a list of texts, one for each option' },
  'option-note-too-long': {
    params: { most: 1_000 },
    message: 'Use at most 1,000 characters for a note on an option',
  },
}
