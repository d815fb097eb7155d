import type { RowMeaning, SheetRow } from '@quizly/domain'
import { memo, useEffect, useRef, useState } from 'react'
import type { RowMessages } from '../cells/cell-messages.ts'
import type { EditableCells } from './editable-cells.ts'
import type { SheetRowProps } from './row-props.ts'
import { SheetRowView } from './sheet-row.tsx'

const usualRowHeight = 61
/** In the page, and in the table where that scrolls by itself. */
const drawnAhead = '1500px 0px'

/** What is known about all rows, by their numbers. */
export type RowsKnown = {
  messages: ReadonlyMap<number, RowMessages>
  parsedAs: ReadonlyMap<number, RowMeaning>
  editable: EditableCells
}

type RowBlockProps = Pick<SheetRowProps, 'layout' | 'actions'> &
  RowsKnown & { rows: readonly SheetRow[]; isWanted: boolean }

/**
 * Rows are rendered when they are needed or near the window, and then stay. Rows that are not rendered or
 * laid out keep their approximate height, so that a table of thousands of rows opens at once.
 */
export const RowBlock = memo(function RowBlock({
  rows,
  messages,
  parsedAs,
  editable,
  isWanted,
  ...common
}: RowBlockProps) {
  const [isDrawn, setIsDrawn] = useState(isWanted)
  if (isWanted && !isDrawn) setIsDrawn(true)
  const body = useRef<HTMLTableSectionElement>(null)
  useEffect(() => {
    if (isDrawn || !body.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsDrawn(true),
      { rootMargin: drawnAhead, scrollMargin: drawnAhead },
    )
    observer.observe(body.current)
    return () => observer.disconnect()
  }, [isDrawn])

  const blockSize = rows.length * usualRowHeight
  return (
    <tbody ref={body} style={{ containIntrinsicBlockSize: `auto ${blockSize}px` }}>
      {isDrawn ? (
        rows.map((row) => (
          <SheetRowView
            key={row.row}
            row={row}
            messages={messages.get(row.row)}
            parsedAs={parsedAs.get(row.row)}
            isOpen={editable.has(row.row)}
            {...common}
          />
        ))
      ) : (
        <tr aria-hidden="true">
          <td style={{ blockSize }}>…</td>
        </tr>
      )}
    </tbody>
  )
})
