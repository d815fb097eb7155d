// What an essay question asks for and how it is marked, in the editor and in the review.
import { number } from '../language.ts'

export const length = 'Length'
export const anyLength = 'As long as the student likes'
export const mostWords = 'Maximum number of words'
export const mostCharacters = 'Maximum number of characters'
export const count = 'How many'
export const spelling = 'Let the browser underline misspelt words'
/** What gives points, one by one. */
export const rubric = 'Rubric'
export const rubricHint = 'Optional. Each item gives points, or takes some with a minus.'
export const rubricDiffers = (sum: number, points: number) =>
  `The items that give points add up to ${number(sum)}, the question has ${number(points)}.`
export const itemText = (n: number) => `Item ${number(n)}`
export const itemPoints = (n: number) => `Points of item ${number(n)}`
export const addItem = 'Add an item'
export const removeItem = (n: number) => `Remove item ${number(n)}`
export const sample = 'Sample answer'
export const sampleHint = 'Optional, for those who mark.'
/** In the review, in place of the correct answer. */
export const markedByPerson = 'Marked by a person'
