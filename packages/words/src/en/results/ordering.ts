// The answer to a question whose items are put in order.
import { number } from '../language.ts'

export const task = 'Put the items in order'
export const order = 'Your order'
export const moveUp = (item: string) => `Move up: ${item}`
export const moveDown = (item: string) => `Move down: ${item}`
/** Read out after each move: “Iron, now 2 of 5”. */
export const nowAt = (item: string, place: number, count: number) =>
  `${item}, now ${number(place)} of ${number(count)}`
/** A button that answers without moving anything. */
export const isRight = 'This order is right'
export const clear = 'Clear answer'
