import type { SheetRow } from '@quizly/domain'

const sampled = 50
const longText = 40
const rowNumberRem = 4
const removeRem = 3.25
const longRem = 20
const [leastRem, mostRem] = [7, 14]
/** The width that a message about a cell needs. */
const editableRem = 13

/** The width of each column in rem, from the texts of the first rows. */
export function columnWidths(columns: readonly string[], rows: readonly SheetRow[]): number[] {
  const sample = rows.slice(0, sampled)
  return columns.map((heading, i) => {
    const lengths = sample.map(({ values }) => values[i]?.length ?? 0)
    const sum = lengths.reduce((total, length) => total + length, 0)
    if (sum > longText * sample.length) return longRem
    const longest = Math.max(heading.length, ...lengths)
    return Math.min(mostRem, Math.max(leastRem, 1.5 + longest / 2))
  })
}

/**
 * The grid columns that all rows share, from the row's number to its remove button. No width depends on one
 * row's content, so the rows line up as a table although each is laid out by itself, when it comes into view.
 */
export function gridColumns(widths: readonly number[], isEditable: (position: number) => boolean) {
  const wide = widths.map((width, i) => (isEditable(i) ? Math.max(width, editableRem) : width))
  const sum = wide.reduce((total, width) => total + width, rowNumberRem + removeRem)
  const tracks = wide.map((width) => `minmax(${width}rem, ${width}fr)`)
  return {
    '--columns': [`${rowNumberRem}rem`, ...tracks, `${removeRem}rem`].join(' '),
    minInlineSize: `${sum}rem`,
  }
}
