import { quoted } from '../text.ts'
import { trimmed } from '../../question/visible-text.ts'

/** What the Type cell asks for: a written answer, one correct option, several, or as many as the row names (`choice`). */
export type TypeWish = 'one' | 'several' | 'choice' | 'true-false' | 'written'

const wishes = new Map<string, TypeWish | 'unmarkable'>([
  ['single', 'one'],
  ['singlecorrect', 'one'],
  ['singlechoice', 'one'],
  ['singleanswer', 'one'],
  ['singleselect', 'one'],
  ['multiplechoice', 'choice'],
  ['mcq', 'choice'],
  ['true/false', 'true-false'],
  ['truefalse', 'true-false'],
  ['trueorfalse', 'true-false'],
  ['multiple', 'several'],
  ['multiplecorrect', 'several'],
  ['multipleanswer', 'several'],
  ['multipleanswers', 'several'],
  ['multipleselect', 'several'],
  ['multiselect', 'several'],
  ['checkbox', 'several'],
  ['checkboxes', 'several'],
  ['write', 'written'],
  ['writeanswer', 'written'],
  ['written', 'written'],
  ['shortanswer', 'written'],
  ['fillintheblank', 'written'],
  ['fillintheblanks', 'written'],
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
