// One question: how it is scored, and changing that.
import type { Slot } from '../../format.ts'
import { number } from '../language.ts'

export const loading = 'Loading the question'
export const gone = 'This question is no longer part of the quiz'
export const back = 'Back to the results'
export const title = (n: number) => `Answer key of question ${number(n)}`
export const accept = <Node>(link: Slot<Node>) => [
  link('Accept answers'),
  ' that students spelt differently.',
]
export const askOwner = 'To change how this question is scored, ask the quiz’s owner to make you a marker.'
export const rulesForAll = {
  full: 'Everyone has full marks for this question.',
  'left-out': 'This question is not scored.',
}
export const modesTitle = 'How to score it'
export const modes = {
  'either-key': 'Accept the old and the new answer',
  'new-key': 'Use the new answer only',
  'full-marks': 'Full marks for all',
  'left-out': 'Leave the question out',
}
export const modeHints = {
  'either-key': 'Both are correct, also for students who start later.',
  'new-key': 'Students who have started keep points already earned.',
  'full-marks': 'Every student gets the point, whatever they answered.',
  'left-out': 'Not scored. Points already given are kept.',
}
/** The same if scores may go down. */
export const lowerHints = {
  'new-key': 'Students who were correct only by the old answer lose the point.',
  'left-out': 'Not scored for any student, correct or not.',
}
/** In a quiz with points. */
export const weightedHints = {
  'full-marks': 'Every student gets all points of the question, whatever they answered.',
  'new-key': 'Students who earned points only by the old answer lose them.',
}
