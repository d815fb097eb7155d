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
  ['mc', 'choice'],
  ['mcqs', 'choice'],
  ['choice', 'choice'],
  ['dropdown', 'choice'],
  ['select', 'choice'],
  ['radio', 'one'],
  ['radiobutton', 'one'],
  ['singleresponse', 'one'],
  ['sc', 'one'],
  ['einfachauswahl', 'one'],
  ['t/f', 'true-false'],
  ['tf', 'true-false'],
  ['boolean', 'true-false'],
  ['yes/no', 'choice'],
  ['true/false', 'true-false'],
  ['truefalse', 'true-false'],
  ['trueorfalse', 'true-false'],
  ['multiple', 'several'],
  ['multi', 'several'],
  ['multipleresponse', 'several'],
  ['multianswer', 'several'],
  ['selectall', 'several'],
  ['selectallthatapply', 'several'],
  ['ma', 'several'],
  ['mr', 'several'],
  ['mehrfachauswahl', 'several'],
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
  ['fillin', 'written'],
  ['fillinblank', 'written'],
  ['fillintheblank(s)', 'written'],
  ['fitb', 'written'],
  ['fib', 'written'],
  ['gap', 'written'],
  ['gapfill', 'written'],
  ['gaptext', 'written'],
  ['blank', 'written'],
  ['cloze', 'written'],
  ['sa', 'written'],
  ['short', 'written'],
  ['shorttext', 'written'],
  ['text', 'written'],
  ['typed', 'written'],
  ['typetheanswer', 'written'],
  ['numeric', 'written'],
  ['numerical', 'written'],
  ['number', 'written'],
  ['poll', 'unmarkable'],
  ['draw', 'unmarkable'],
  ['openended', 'unmarkable'],
  ['open', 'unmarkable'],
  ['essay', 'unmarkable'],
  ['longanswer', 'unmarkable'],
  ['paragraph', 'unmarkable'],
  ['matching', 'unmarkable'],
  ['match', 'unmarkable'],
  ['ordering', 'unmarkable'],
  ['order', 'unmarkable'],
  ['fileupload', 'unmarkable'],
])
const longestType = 100
const names = 'Single Correct, Multiple Correct or Write Answer'

/** Words that say "several answers" as well as "multiple choice". */
const eitherWay = /^multi(?:ple)?$/

/** The form in which the names of types are compared. */
const typeForm = (cell: string) =>
  trimmed(cell)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_\p{Pd}\p{Cf}]+/gu, '')

/** Whether a Type cell says no more than "multiple". */
export function isPlainMultiple(cell: string): boolean {
  return cell.length < longestType && eitherWay.test(typeForm(cell))
}

/** Reads a Type cell; a blank one asks for nothing. */
export function readType(
  cell: string,
  { multipleIsChoice }: { multipleIsChoice: boolean } = { multipleIsChoice: false },
): { wish?: TypeWish; problem?: string; isUnmarkable?: boolean } {
  if (cell.length > longestType) return unknown(cell)
  const form = typeForm(cell)
  if (form === '') return {}
  if (multipleIsChoice && eitherWay.test(form)) return { wish: 'choice' }
  const wish = wishes.get(form)
  if (wish === undefined) return unknown(cell)
  if (wish !== 'unmarkable') return { wish }
  return {
    isUnmarkable: true,
    problem: `${quoted(cell)} has no answer that could be marked. Use ${names}, or take this row out.`,
  }
}

const unknown = (cell: string) => ({ problem: `${quoted(cell)} is not a type of question. Use ${names}.` })
