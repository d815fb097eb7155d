// The right order of a question's items: in the editor, and where it is marked again.
import { number } from '../language.ts'

export const label = 'Items in the right order'
export const hint = 'Students see them in another order, the same for all unless options are shuffled.'
export const item = (n: number) => `Item ${number(n)}`
export const moveUp = (n: number) => `Move item ${number(n)} up`
export const moveDown = (n: number) => `Move item ${number(n)} down`
export const remove = (n: number) => `Remove item ${number(n)}`
export const add = '+ Add an item'
/** Read out after a move. */
export const moved = (n: number, to: number) => `Item ${number(n)} is now item ${number(to)}`
/** What a student got right: two neighbours. */
export const follows = (one: string, other: string) => `“${other}” right after “${one}”`
