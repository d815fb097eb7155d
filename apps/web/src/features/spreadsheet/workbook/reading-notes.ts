import type { WorkBook } from '@e965/xlsx'
import type { Formatting } from './rich-text.ts'

const mostNamed = 6
const picture = /(?:^|\/)(?:media|Pictures)\/[^/]+\.(?:png|jpe?g|gif|bmp|tiff?|emf|wmf|svg|webp)$/i

/** What a workbook shows and a quiz does not: pictures, struck-through text, rows that a filter hides. */
export function readingNotes(book: WorkBook, { struck, raised }: Formatting, filtered: number): string[] {
  const { keys = [] } = book as { keys?: string[] }
  const pictures = keys.filter((name) => picture.test(name)).length
  return [
    ...(filtered > 0
      ? [`${filtered} ${filtered === 1 ? 'row' : 'rows'} that the sheet’s filter hides are left out.`]
      : []),
    ...(pictures > 0
      ? ['The pictures in this file are left out. Questions that need them must be changed.']
      : []),
    ...(struck.length > 0 ? [`Struck-through text is left out: ${named(struck)}.`] : []),
    ...(raised.length > 0
      ? [`Raised and lowered signs are kept as ², ₂, ^ or _: look at ${named(raised)}.`]
      : []),
  ]
}

function named(addresses: readonly string[]): string {
  const cells = [...new Set(addresses)]
  const more = cells.length > mostNamed ? ` and ${cells.length - mostNamed} more` : ''
  return `${cells.length === 1 ? 'cell' : 'cells'} ${cells.slice(0, mostNamed).join(', ')}${more}`
}
