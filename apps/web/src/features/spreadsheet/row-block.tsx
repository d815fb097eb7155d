import type { SheetRow } from '@quizly/domain'
import { type ReactNode, useEffect, useRef, useState } from 'react'

const usualRowHeight = 61
const drawnAheadPx = 1_500

/**
 * Rows that are drawn once they come near to the window, and then stay. Before, they keep about the space that they
 * will need, so that a table of thousands of rows opens at once.
 */
export function RowBlock({
  rows,
  columnCount,
  isWanted,
  children,
}: {
  rows: readonly SheetRow[]
  columnCount: number
  isWanted: boolean
  children: (row: SheetRow) => ReactNode
}) {
  const [isDrawn, setIsDrawn] = useState(isWanted)
  if (isWanted && !isDrawn) setIsDrawn(true)
  const body = useRef<HTMLTableSectionElement>(null)
  useEffect(() => {
    if (isDrawn || !body.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsDrawn(true),
      { rootMargin: `${drawnAheadPx}px 0px` },
    )
    observer.observe(body.current)
    return () => observer.disconnect()
  }, [isDrawn])

  return (
    <tbody ref={body}>
      {isDrawn ? (
        rows.map(children)
      ) : (
        <tr aria-hidden="true">
          <td colSpan={columnCount} style={{ blockSize: rows.length * usualRowHeight }}>
            …
          </td>
        </tr>
      )}
    </tbody>
  )
}
