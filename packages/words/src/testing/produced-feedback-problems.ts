/** Of what stands beside the correct answer, see `producedProblems`. */
export const producedFeedbackProblems = {
  'note-without-option': { message: 'Feedback belongs to the options of a choice, one text for each.' },
  'option-notes-wanted': { message: 'Feedback per option is a list of texts, one for each option' },
  'option-note-too-long': {
    params: { most: 1_000 },
    message: 'Use at most 1,000 characters for the feedback on an option',
  },
  'practice-wanted': { message: 'Practice is on (true) or left out' },
  'practice-while-running': {
    params: { running: 1 },
    message:
      'Practice shows the correct answers. Students taking the quiz now: 1. Switch it on when all have finished.',
  },
  'practice-while-held-back': {
    message: 'Practice shows the correct answers, but results are held back. Show them first.',
  },
  'practice-while-attempts-left': {
    message:
      'Practice shows the correct answers, but students can still make a second attempt. Allow 1 attempt or close the quiz first.',
  },
  'attempts-while-practice': {
    message: 'Practice is on and shows the correct answers. Switch it off before you allow a second attempt.',
  },
  'held-back-while-practice': {
    message: 'Practice is on and shows the correct answers. Switch it off before you hold results back.',
  },
}
