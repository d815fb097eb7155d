import { rulesOf, type UncheckedQuestion } from '@quizly/domain'
import type { Loss } from '../loss.ts'
import { moodleReads } from '../moodle-reads.ts'

/** The items of an order as they are right, and how it is marked. */
export type ReadOrder = {
  items: string[]
  fields: (items: string[]) => Omit<UncheckedQuestion, 'text' | 'type'>
  losses: Loss[]
}

const marks = ['ALL_OR_NOTHING', 'ABSOLUTE_POSITION', 'ABSOLUTE', 'ABS', 'REL']
const marking = /^(?:RELATIVE|LONGEST)_[A-Z_]+$/
const words = new Set([
  ...'ALL EXACT RANDOM RAND CONTIGUOUS CONTIG CONT HORIZONTAL HORI H VERTICAL VERT V'.split(' '),
  ...'SHOW HIDE YES NO NONE 123 ABC ABCD III IIII'.split(' '),
  ...marks,
])
const isWord = (text: string) => words.has(text) || marking.test(text)

/** What Moodle takes for the number and the words, wherever they stand. What follows are its items. */
const moodleHead =
  /^>\s*\d+\s*(?:ALL|EXACT|RANDOM|RAND|REL|CONTIGUOUS|CONTIG|CONT)?\s*(?:HORIZONTAL|HORI|H|1|VERTICAL|VERT|V|0)?\s*(?:ALL_OR_NOTHING|ABSOLUTE_POSITION|ABSOLUTE|ABS|RELATIVE_[A-Z_]+)?\s*(?:SHOW|TRUE|YES|1|HIDE|FALSE|NO|0)?\s*(?:none|123|abc|ABCD?|iii|IIII?)?\s*/

/** Reads `>4 ALL VERTICAL … SHOW none` and a line for each item. Undefined if it is no order. */
export function readOrder(written: string): ReadOrder | undefined {
  const text = written.replaceAll(/\0\n?/g, '')
  const [head = '', ...lines] = text.split('\n')
  const [, number, said = ''] = /^>[ \t]*(\d*)[ \t]*(.*)$/.exec(head) ?? []
  if (number === undefined || (number === '' && (said !== '' || /[=~]/.test(text)))) return undefined
  const spoken = said.trim().split(/\s+/).filter(Boolean)
  const isSaid = spoken.every((each) => isWord(each.toUpperCase()))
  const first = isSaid ? spoken.length : spoken.findIndex((each) => !isWord(each))
  const found = spoken.slice(0, first).map((each) => each.toUpperCase())
  const items = [spoken.slice(first).join(' '), ...lines]
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const mark =
    found.find((each) => marks.includes(each) || marking.test(each)) ?? 'RELATIVE_NEXT_EXCLUDE_LAST'
  const isAllOrNothing = mark === 'ALL_OR_NOTHING'

  const losses: Loss[] = []
  const [moodles = ''] = text.replace(moodleHead, '').split('\n')
  if (number === '') losses.push(moodleReads('text-question'))
  else if (moodles.trim() !== items[0]) losses.push(moodleReads('items-cut', moodles.trim()))
  if (items.some((item) => escapes.test(item))) losses.push(moodleReads('signs-kept'))
  const count = Number(number)
  if (count > 1 && count < items.length && !found.includes('ALL') && !found.includes('EXACT')) {
    losses.push({
      kind: 'changed',
      what: 'order-of-part',
      field: 'options',
      params: { count, all: items.length },
    })
  }
  if (!isAllOrNothing && mark !== 'RELATIVE_NEXT_EXCLUDE_LAST' && mark !== 'REL') {
    losses.push({ kind: 'approximated', what: 'order-marking', field: 'marking', params: { as: mark } })
  }
  return {
    items: items.map((item) => item.replaceAll(/\\([\\:#={}~])/g, '$1')),
    fields: (right) => {
      const { rule, ...fields } = { ...rulesOf('ordering').blank(), ...rulesOf('ordering').typed?.(right) }
      return rule && !isAllOrNothing ? { ...fields, rule } : fields
    },
    losses,
  }
}

const escapes = /\\[\\:#={}~]/
