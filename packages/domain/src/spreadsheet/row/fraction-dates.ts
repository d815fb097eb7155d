import type { Fix, FixKind } from '../fixes/fix.ts'
import { quoted, shortened } from '../text.ts'
import type { CellFinding, QuestionRow } from './question-row.ts'

/** The beginnings of the months' names in the languages of headings, without accents. */
const months = [
  'jan gen ene sty oca',
  'feb fev lut sub',
  'mar maa mrt',
  'apr avr abr kwi nis',
  'mai may mag mei maj',
  'jun juin giu cze haz',
  'jul juil lug lip tem',
  'aug aou ago sie agu',
  'sep set wrz eyl',
  'oct okt out ott paz eki',
  'nov lis kas',
  'dec dez dic gru ara',
].map((names) => names.split(' '))

const dayAndMonth = /^(\d{1,2})(?:-|\. ?)(\p{L}{3,5})\.?$/u
const monthAndYear = /^(\p{L}{3,5})\.?-(\d{2})$/u
const longestDate = 12
/** Most cells are out at once. */
const mayBeDay = /^\d{1,2}[-.]|-\d\d$/

/** A cell that shows a day of a year, with the fraction that it was if days stand first, and if months do. */
type DayCell = { column: number; text: string; daysFirst: string; monthsFirst: string }

/** Days without a year, such as 1-Feb, as which spreadsheet programs keep a fraction that is typed: each row is asked about. */
export function fractionDates({ columns, cell }: QuestionRow): CellFinding[] {
  const places = [...columns.options.map(({ column }) => column), ...columns.incorrect, columns.correct]
  const days = places.flatMap((column) => dayCell(column, cell(column)) ?? [])
  const [first] = days
  if (!first || columns.template === 'quizly') return []
  const [likely, other] = inOrder(days)
  const meant = likely(first)
  const message = `Your spreadsheet program may have turned the fraction ${meant} into the date ${quoted(first.text)}. Choose which you mean.`
  const ways: [FixKind, (day: DayCell) => string][] = [
    ['as-fraction', likely],
    ['as-turned-fraction', other],
    ['as-date', ({ text }) => text.replace(/[-.]\s*/, ' ')],
  ]
  const isSame = days.every((day) => likely(day) === other(day))
  const offered = isSame ? ways.filter(([kind]) => kind !== 'as-turned-fraction') : ways
  const fixes = offered.map(([kind, write]): Fix => {
    const cells = days.map((day) => ({ column: day.column, text: write(day) }))
    return { kind, label: `Use ${shortened(cells.map(({ text }) => text).join(', '), 30)}`, cells }
  })
  return [{ column: first.column, message, fixes }]
}

function dayCell(column: number, text: string): DayCell | undefined {
  if (text.length > longestDate || !mayBeDay.test(text)) return undefined
  const [, day, monthName = ''] = dayAndMonth.exec(text) ?? []
  const [, name = monthName, year] = monthAndYear.exec(text) ?? []
  const month = monthOf(name)
  if (month === 0) return undefined
  const monthsFirst = `${month}/${day === undefined ? year : Number(day)}`
  return { column, text, monthsFirst, daysFirst: day === undefined ? monthsFirst : `${Number(day)}/${month}` }
}

function monthOf(name: string): number {
  const plain = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
  const exact = months.findIndex((names) => names.includes(plain))
  return (
    (exact === -1 ? months.findIndex((names) => names.some((each) => plain.startsWith(each))) : exact) + 1
  )
}

/** The ways to write the fractions, the one with more of them below one first. */
function inOrder(days: readonly DayCell[]) {
  const daysFirst = (day: DayCell) => day.daysFirst
  const monthsFirst = (day: DayCell) => day.monthsFirst
  const belowOne = (write: (day: DayCell) => string) => days.filter((day) => isBelowOne(write(day))).length
  return belowOne(monthsFirst) > belowOne(daysFirst)
    ? ([monthsFirst, daysFirst] as const)
    : ([daysFirst, monthsFirst] as const)
}

function isBelowOne(written: string): boolean {
  const [top = 0, bottom = 0] = written.split('/').map(Number)
  return top < bottom
}
