import type { Slot } from '../../format.ts'

export const hint = <Node>(link: Slot<Node>) => [
  'A receipt proves when you submitted, and that your stored answers are the ones you gave. It does not show the answers. Anyone can ',
  link('verify a receipt'),
  '.',
]
/** The name of a file, before `.json`. */
export const file = (quiz: string) => `Receipt ${quiz}`
export const save = 'Save receipt'
export const copy = 'Copy receipt'
