import { number } from '../language.ts'

export const done = (name: string) => `The attempt of ${name} is deleted.`
export const failed = 'The attempt could not be deleted. Check your connection.'
export const title = <Node>(name: Node) => ['Delete the attempt of ', name, '?']
/** Of several attempts. */
export const numberedTitle = <Node>(n: number, name: Node) => [
  `Delete the attempt ${number(n)} of `,
  name,
  '?',
]
export const nothingSubmitted = 'Nothing was submitted in it. You can’t undo this.'
/** `score` is like “4”, or “4 + ?” while points are open. */
export const goesWithIt = (score: string, total: number) =>
  `The result, ${score} out of ${number(total)}, goes with it, and so do the answers, the timeline and extra time. Its receipt can no longer be verified against it. You can’t undo this.`
export const after = <Node>(name: Node) => [
  name,
  ' can enter the code and take the quiz again as long as it is open. The list of students keeps a note of who deleted the attempt, when and why.',
]
export const reason = 'Reason (optional)'
export const reasonHint = 'Kept for those who share this quiz. Students do not see it.'
export const keep = 'Keep it'
export const remove = 'Delete attempt'
export const removing = 'Deleting…'
