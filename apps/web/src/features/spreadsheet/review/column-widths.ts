import type { SheetRow } from '@quizly/spreadsheets'
import type { CSSProperties } from 'react'

const sampled = 50
const longText = 40
const rowNumberRem = 6.5
const longRem = 20
const [leastRem, maxRem] = [7, 14]
/** Room beside a word for the sides of its cell and the tick of a correct option, and for a bold letter of it. */
const [besideRem, letterRem] = [3.25, 0.55]
const editableRem = 13

export function columnWidths(columns: readonly string[], rows: readonly SheetRow[]): number[] {
  const sample = rows.slice(0, sampled)
  return columns.map((heading, i) => {
    const lengths = sample.map(({ values }) => values[i]?.length ?? 0)
    const sum = lengths.reduce((total, length) => total + length, 0)
    if (sum > longText * sample.length) return longRem
    const longest = Math.max(heading.length, ...lengths)
    const word = Math.max(...sample.map(({ values }) => longestWord(values[i] ?? '')), 0)
    return Math.min(maxRem, Math.max(leastRem, 1.5 + longest / 2, besideRem + word * letterRem))
  })
}

const longestWord = (text: string) => Math.max(...text.split(/\s+/u).map((word) => word.length))

/** No width depends on one row's content, so that rows line up although each is laid out when it comes into view. */
export function sharedWidths(widths: readonly number[], hasMessages: (position: number) => boolean) {
  const wide = widths.map((width, i) => (hasMessages(i) ? Math.max(width, editableRem) : width))
  const sum = wide.reduce((total, width) => total + width, rowNumberRem)
  return {
    ...Object.fromEntries(wide.map((width, i) => [`--w${i}`, width])),
    '--row-number': `${rowNumberRem}rem`,
    minInlineSize: `${sum}rem`,
  } as CSSProperties
}

export function columnSpan(position: number): CSSProperties {
  return { '--w': `var(--w${position})` } as CSSProperties
}
