import { trimmed } from '../../question/visible-text.ts'

/**
 * What a heading says about its column. If two columns have the same field, or the same `slot` (an option's
 * number from 0), the one with the lower `rank` is used.
 */
export type HeadingRole =
  | { field: 'question' | 'type' | 'correct'; rank: number }
  | { field: 'option' | 'incorrect'; slot: number; rank: number }

const names = {
  question: ['questiontext', 'question', 'questions', 'prompt', 'text'],
  type: ['questiontype', 'type'],
  correct: [
    'correctanswer',
    'correctanswers',
    'correctoption',
    'correctoptions',
    'correct',
    'answer',
    'answerkey',
  ],
} as const
const fields = ['question', 'type', 'correct'] as const

const option =
  /^(?:(?:option|answer|choice)(?:([a-j])|(\d\d?))|([a-f])|(?:(1)st|(2)nd|(3)rd|([4-9])th)(?:answer|option|choice))$/
const incorrect = /^(?:incorrect|wrong)(?:answer|option|choice)?(\d)?$/
const numbering =
  /^(?:#|№|n[ºo°r]?|num(?:ber)?|id|index|item|row|pos|s(?:r|l|erial)?(?:no|number)?|q|(?:q|question|item)(?:#|no|nr|number|id))$/
const longestHeading = 150

const squashed = (text: string) => text.replace(/[\s_.:*?!\p{Pd}\p{Cf}\u2212]+/gu, '')

const withoutBrackets = (form: string) => (/^answer[([]\d/.test(form) ? form : form.replace(/[()[\]]/g, ''))

/** The heading without notes at its end: anything after a dash with spaces around it, and brackets. */
function withoutNotes(heading: string): string {
  const cut = trimmed(
    heading.replace(/(?:\s\p{Pd}|\p{Pd}\s).*$/su, '').replace(/[([{][^()[\]{}]*[)\]}]?\s*$/s, ''),
  )
  return cut === heading ? cut : withoutNotes(cut)
}

/**
 * The two forms in which a heading is compared, in lower case, without spaces and dashes: whole, and without
 * the notes at its end ("Answer 1 - max 75 characters" is `answer1`).
 */
export function headingForms(heading: string): [whole: string, cut: string] {
  if (heading.length > longestHeading) return ['', '']
  const lower = trimmed(heading.normalize('NFKC').toLowerCase()).replace(/(correct\s*\w+)\(s\)/, '$1s')
  const cut = withoutNotes(lower)
  return [withoutBrackets(squashed(lower)), squashed(cut)]
}

/** What the column with this heading holds; undefined if the heading is unknown. */
export function headingRole(heading: string): HeadingRole | undefined {
  const [whole, cut] = headingForms(heading)
  return roleOf(whole, 0) ?? roleOf(cut, 0.5)
}

/** Whether a column with this heading (or its key, if it has none) numbers the rows. */
export function isNumberingHeading(heading: string): boolean {
  return /^Column [A-Z]+$/.test(heading) || headingForms(heading).some((form) => numbering.test(form))
}

function roleOf(form: string, penalty: number): HeadingRole | undefined {
  for (const field of fields) {
    const rank = names[field].findIndex((name) => name === form)
    if (rank !== -1) return { field, rank: rank + penalty }
  }
  const wrong = incorrect.exec(form)
  if (wrong) return { field: 'incorrect', slot: Number(wrong[1] ?? 1) - 1, rank: penalty }
  const slot = optionSlot(form)
  if (slot !== undefined) return { field: 'option', slot, rank: penalty }
  // Four columns with the heading Option become Option, Option (2), Option (3) and Option (4).
  return form === 'option' || form === 'choice' ? { field: 'option', slot: 0, rank: 1 } : undefined
}

function optionSlot(form: string): number | undefined {
  const [, letter, digits, bareLetter, ...ordinals] = option.exec(form) ?? []
  const letterRead = letter ?? bareLetter
  if (letterRead !== undefined) return letterRead.charCodeAt(0) - 97
  const number = Number(digits ?? ordinals.find(Boolean) ?? 0)
  return number >= 1 && number <= 10 ? number - 1 : undefined
}
