/** What is wrong with the times at which a quiz opens and closes. */
export const quizWindow = {
  'no-closing-to-stop-at': 'Say when the quiz closes. Without that nobody can be stopped at closing.',
  'closes-before-opening': 'The quiz would close before it opens. Choose a later time.',
  'opening-is-over':
    'Students are in this quiz already, so it cannot open at a time that is over. Choose a later time, or none.',
  /** “Closed” is what the quiz is set to in its settings. */
  'closing-is-over': 'This time is over. To close the quiz now, set it to Closed.',
}
