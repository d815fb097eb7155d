// The editor of a quiz's questions.
import type { Slot } from '../../format.ts'
import { number, plural } from '../language.ts'

export const add = '+ Add Another Question'
export const addKeys = 'Ctrl+Enter'
export const saveKeys = 'Ctrl+S'
export const keys = 'Keys'
export const nextOption = <Node>(key: Slot<Node>) => [key('Enter'), ' next option']
export const dropOption = <Node>(key: Slot<Node>) => [key('Backspace'), ' drop an empty option']
/** `last` is the key of the last option. */
export const correctOption = <Node>(key: Slot<Node>, last: Node) => [
  key('Ctrl'),
  ' ',
  key('1'),
  '–',
  last,
  ' correct option',
]
export const addQuestion = <Node>(key: Slot<Node>) => [key('Ctrl'), ' ', key('Enter'), ' add a question']
export const save = <Node>(key: Slot<Node>) => [key('Ctrl'), ' ', key('S'), ' save']
export const question = (n: number) => `Question ${number(n)}`
export const change = (n: number) => `Change question ${number(n)}`
export const moveUp = (n: number) => `Move question ${number(n)} up`
export const moveDown = (n: number) => `Move question ${number(n)} down`
export const duplicate = (n: number) => `Duplicate question ${number(n)}`
export const remove = (n: number) => `Remove question ${number(n)}`
export const text = 'Question text'
export const type = 'Question type'
export const questions = 'Questions'
export const complete = 'Complete'
export const problem = 'Has a problem'
export const unwritten = 'Not written yet'
/** The state in the name of a link, after “Question 3, ”. */
export const states = {
  complete: 'complete',
  problem: 'has a problem',
  unwritten: 'not written yet',
}
export const marked = (option: string) => `Option ${option} is marked correct.`
export const unmarked = (option: string) => `Option ${option} is not marked correct.`
export const moved = (from: number, to: number) => `Question ${number(from)} is now question ${number(to)}.`
export const copied = (to: number, from: number) =>
  `Question ${number(to)} is a copy of question ${number(from)}.`
export const inserted = (n: number) =>
  plural(n, { one: `${number(n)} question inserted.`, other: `${number(n)} questions inserted.` })
