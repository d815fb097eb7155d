// Changes of how questions are scored.
import type { Slot } from '../../format.ts'
import { number } from '../language.ts'

export const title = 'History of changes'
export const question = 'Question'
export const change = 'Change'
export const reason = 'Reason'
/** Who made a change. */
export const by = 'By'
export const deletedAccount = 'A deleted account'
export const byAt = <Node>(name: Node, date: string) => [name, `, ${date}`]
export const undoColumn = 'Undo'
export const changes = {
  'new-key': 'New answer only',
  'either-key': 'Old and new answer',
  'full-marks': 'Full marks for all',
  'left-out': 'Not scored',
  answers: 'Written answers reviewed',
  undo: 'Undo of a change',
}
export const accepted = <Node>(answers: Node) => ['Accepted: ', answers]
export const refused = <Node>(answers: Node) => ['No longer accepted: ', answers]
export const undone = 'Undone'
export const editedSince = 'Edited since. To change it, choose the answer again.'
export const undoFirst = (date: string) => `Undo the change of ${date} first.`
export const undoLaterFirst = 'Undo the change of later first.'
/** `spoken` is only read by screen readers. */
export const undo = <Node>(n: number, spoken: Slot<Node>) => ['Undo', spoken(` for question ${number(n)}`)]
/** It asks first. */
export const undoAsking = <Node>(n: number, spoken: Slot<Node>) => [
  'Undo…',
  spoken(` for question ${number(n)}`),
]
export const undoing = 'Undoing…'
export const asks = (n: number) => `Undo this change to question ${number(n)}?`
export const editsStay = 'The question was edited after this change. Your edits to its text and options stay.'
export const answerNow = <Node>(answer: Node) => ['Correct answer now: ', answer]
export const answerAfter = <Node>(answer: Node) => ['After undoing: ', answer]
export const scoresUpdated = 'Scores are updated, and students see that the change was undone.'
export const undoChange = 'Undo the change'
