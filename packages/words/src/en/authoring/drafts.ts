// Where a draft of questions is kept, and what to do if two devices have changed it.
import type { Slot } from '../../format.ts'
import { number, plural } from '../language.ts'

export const places = {
  server: 'Draft kept on the server',
  device: 'Draft kept on this device',
  nowhere: 'This device cannot keep a draft',
}
export const conflict = <Node>(button: Slot<Node>) => [
  'Another device has changed this draft too. ',
  button('Choose which to keep'),
]
export const which = 'Which draft do you want to keep?'
/** `mine` and `theirs` are like “5 questions”; what is different follows as a list. */
export const compared = (mine: string, theirs: string, moment: string) =>
  `This device has ${mine}. The other draft has ${theirs}, last changed ${moment}. In the other draft:`
export const differences = {
  missing: (n: number) => `Question ${number(n)} is missing`,
  added: (n: number) => `Question ${number(n)} is there too`,
  changed: (n: number) => `Question ${number(n)} is different`,
}
/** `difference` is one of those above. */
export const differenceAt = <Node>(difference: string, question: Node) => [difference, ': ', question]
export const more = (n: number) =>
  plural(n, { one: `${number(n)} more difference`, other: `${number(n)} more differences` })
export const later = 'Decide later'
export const takeOther = 'Take the other draft'
export const keepThis = 'Keep this draft'
