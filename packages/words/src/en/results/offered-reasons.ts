// Reasons that educators are offered. They stand in the field until others are written.
/** Why a question was marked again, or an answer by hand. Students see it. */
export const reasons = {
  'new-key': 'The answer key was corrected',
  'either-key': 'Another answer is correct too',
  'full-marks': 'Full marks for all',
  'left-out': 'This question is not scored',
  answers: 'Another spelling is accepted',
  'by-hand': 'Checked by hand',
}
/** Why students got extra time: their connection was lost between two times. */
export const cutOff = (from: string, until: string) => `Cut off ${from}–${until}`
