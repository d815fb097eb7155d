import { quoted } from '../text.ts'
import { trimmed } from '../../question/visible-text.ts'

/** What the Type cell asks for. `choice` becomes single or multiple by the number of correct answers. */
export type TypeWish = 'single' | 'choice' | 'true-false' | 'multiple' | 'write'

const wishes = new Map<string, TypeWish | 'unmarkable'>([
  ['single', 'single'],
  ['singlecorrect', 'single'],
  ['singlechoice', 'single'],
  ['singleanswer', 'single'],
  ['singleselect', 'single'],
  ['multiplechoice', 'choice'],
  ['mcq', 'choice'],
  ['true/false', 'true-false'],
  ['truefalse', 'true-false'],
  ['trueorfalse', 'true-false'],
  ['multiple', 'multiple'],
  ['multiplecorrect', 'multiple'],
  ['multipleanswer', 'multiple'],
  ['multipleanswers', 'multiple'],
  ['multipleselect', 'multiple'],
  ['multiselect', 'multiple'],
  ['checkbox', 'multiple'],
  ['checkboxes', 'multiple'],
  ['write', 'write'],
  ['writeanswer', 'write'],
  ['written', 'write'],
  ['shortanswer', 'write'],
  ['fillintheblank', 'write'],
  ['fillintheblanks', 'write'],
  ['poll', 'unmarkable'],
  ['draw', 'unmarkable'],
  ['openended', 'unmarkable'],
])
const longestType = 100
const names = 'Single Correct, Multiple Correct or Write Answer'

/** Reads a Type cell; a blank one asks for nothing. */
export function readType(cell: string): { wish?: TypeWish; problem?: string } {
  if (cell.length > longestType) return unknown(cell)
  const form = trimmed(cell)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_\p{Pd}\p{Cf}]+/gu, '')
  if (form === '') return {}
  const wish = wishes.get(form)
  if (wish === undefined) return unknown(cell)
  if (wish !== 'unmarkable') return { wish }
  return {
    problem: `${quoted(cell)} has no answer that could be marked. Use ${names}, or take this row out.`,
  }
}

const unknown = (cell: string) => ({ problem: `${quoted(cell)} is not a type of question. Use ${names}.` })
