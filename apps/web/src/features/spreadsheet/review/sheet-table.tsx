import { table as tableWords } from '@quizly/words/spreadsheet.ts'
import { limits } from '@quizly/domain'
import type { Fix, ParsedAs, SheetRow, SheetTable } from '@quizly/spreadsheets'
import {
  memo,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { ColumnHeads, ColumnsBar, type ColumnsShown } from './columns.tsx'
import type { useNextProblem } from './use-next-problem.ts'
import { columnWidths, sharedWidths } from './column-widths.ts'
import { type EditableCells, headingRowOf, type RowMessages } from './cell-messages.ts'
import { type RowActions, type SheetRowProps, useSheetLayout } from './sheet-layout.ts'
import { SheetRowView } from './sheet-row.tsx'
import '../../../components/forms/field.css'
import '../../../components/tables/table.css'
import './sheet-table.css'

const rowsInBlock = 25
/** So many rows are rendered in the background, so that they can be searched and printed. */
const renderedSoon = limits.questionsPerQuiz

export function SheetTableView({
  table,
  roles,
  isWide,
  isRead,
  revealed,
  known,
  actions,
  onRole,
  choosing,
  bind,
}: Pick<ColumnsShown, 'roles' | 'onRole'> & {
  table: SheetTable
  isWide: boolean
  isRead: boolean
  revealed: number | undefined
  known: RowsKnown
  actions: RowActions
  choosing: { isChoosing: boolean; onChoose: (isChoosing: boolean) => void }
  bind: ReturnType<typeof useNextProblem>['bind']
}) {
  const { columns, rows } = table
  const headerRow = headingRowOf(table)
  const { fix } = actions
  const fixColumn = useCallback((each: Fix) => fix(headerRow ?? 0, each), [fix, headerRow])
  // Another role changes all rows: what is chosen is shown at once, and the rows follow piece by piece.
  const layout = useDeferredValue(useSheetLayout(table, roles, isWide))
  const blocks = useMemo(() => blocksOf(rows), [rows])
  const drawn = useRenderedSoon(isRead ? Math.min(blocks.length, Math.ceil(renderedSoon / rowsInBlock)) : 1)
  const style = useWidths(columns, rows, known.editable)
  // Its neighbours are rendered too, so that the row stays where it was scrolled to.
  const revealedBlock = blocks.findIndex((block) => block.some(({ row }) => row === revealed))
  const region = useRef<HTMLDivElement>(null)
  const { cut, scroll } = useCutColumns(region, columns, isWide)
  return (
    <>
      {isWide && <ColumnsBar {...choosing} {...{ roles, cut }} onScroll={scroll} />}
      <div
        {...bind}
        ref={region}
        className="tbl-w uploaded"
        role="region"
        aria-label={tableWords.label}
        // A region that scrolls must be focusable, so that the keyboard can scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <table className="tbl tbl--sheet" aria-rowcount={rows.length + 1} style={style}>
          {isWide && (
            <ColumnHeads
              {...{ columns, letters: table.letters, roles, onRole }}
              isChoosing={choosing.isChoosing}
              messages={headerRow === undefined ? undefined : known.messages.get(headerRow)}
              onFix={fixColumn}
            />
          )}
          {blocks.map((block, i) => (
            <RowBlock
              key={blockNumber(block[0])}
              rows={block}
              isWanted={i < drawn || Math.abs(i - revealedBlock) <= 1}
              {...known}
              {...{ layout, actions }}
            />
          ))}
        </table>
      </div>
    </>
  )
}

/** Blocks by the rows' numbers, so that a row stays in its block whatever happens to others. */
function blocksOf(rows: readonly SheetRow[]): SheetRow[][] {
  return [...Map.groupBy(rows, blockNumber).values()]
}

const blockNumber = (row: SheetRow | undefined) => Math.floor((row?.row ?? 0) / rowsInBlock)

/** The widths, from the rows as they were uploaded: they stay the same while cells are corrected. */
function useWidths(columns: readonly string[], rows: readonly SheetRow[], editable: EditableCells) {
  const [uploaded] = useState(rows)
  const widths = useMemo(() => columnWidths(columns, uploaded), [columns, uploaded])
  return useMemo(() => {
    const inEdit = new Set([...editable.values()].flatMap((headings) => [...headings]))
    return sharedWidths(widths, (position) => inEdit.has(columns[position] ?? ''))
  }, [widths, columns, editable])
}

const usualRowHeight = 61
/** In the page, and in the table where that scrolls by itself. */
const renderedAhead = '1500px 0px'

export type RowsKnown = {
  messages: ReadonlyMap<number, RowMessages>
  parsedAs: ReadonlyMap<number, ParsedAs>
  editable: EditableCells
}

type RowBlockProps = Pick<SheetRowProps, 'layout' | 'actions'> &
  RowsKnown & { rows: readonly SheetRow[]; isWanted: boolean }

/** Rows that are not near the window keep their approximate height, so that thousands of them open at once. */
const RowBlock = memo(function RowBlock({
  rows,
  messages,
  parsedAs,
  editable,
  isWanted,
  ...common
}: RowBlockProps) {
  const [isRendered, setIsRendered] = useState(isWanted)
  if (isWanted && !isRendered) setIsRendered(true)
  const body = useRef<HTMLTableSectionElement>(null)
  useEffect(() => {
    if (isRendered || !body.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsRendered(true),
      { rootMargin: renderedAhead, scrollMargin: renderedAhead },
    )
    observer.observe(body.current)
    return () => observer.disconnect()
  }, [isRendered])

  const blockSize = rows.length * usualRowHeight
  return (
    <tbody ref={body} style={{ containIntrinsicBlockSize: `auto ${blockSize}px` }}>
      {isRendered ? (
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

function useRenderedSoon(most: number): number {
  const [count, setCount] = useState(1)
  useEffect(() => {
    if (count >= most) return
    const timer = setTimeout(() => setCount(count + 1))
    return () => clearTimeout(timer)
  }, [count, most])
  return count
}

/** Less of a column than this can be read. */
const readable = 0.9

function useCutColumns(
  region: RefObject<HTMLElement | null>,
  columns: readonly string[],
  isWide: boolean,
): { cut: readonly string[]; scroll: () => void } {
  const [positions, setPositions] = useState<ReadonlySet<number>>(new Set())
  useEffect(() => {
    const root = region.current
    const heads = [...(root?.querySelectorAll('thead th') ?? [])].slice(1)
    const observer = new IntersectionObserver(
      (entries) =>
        setPositions((before) => {
          const next = new Set(before)
          for (const { target, intersectionRatio, boundingClientRect, rootBounds } of entries) {
            const isBehind = rootBounds && endsBehind(boundingClientRect, rootBounds, isRtl(root))
            if (isBehind && intersectionRatio < readable) next.add(heads.indexOf(target))
            else next.delete(heads.indexOf(target))
          }
          return next
        }),
      { root, threshold: [0, readable] },
    )
    for (const head of heads) observer.observe(head)
    return () => observer.disconnect()
  }, [region, columns, isWide])
  return {
    cut: isWide ? columns.filter((_, position) => positions.has(position)) : [],
    scroll: () => {
      const half = (region.current?.clientWidth ?? 0) / 2
      region.current?.scrollBy({ left: isRtl(region.current) ? -half : half })
    },
  }
}

const isRtl = (element: Element | null) => element?.matches(':dir(rtl)') ?? false

type Sides = { left: number; right: number }

/** Whether an element goes on behind the end of what is seen: to the left in a table from right to left. */
function endsBehind(element: Sides, seen: Sides, isRightToLeft: boolean): boolean {
  return isRightToLeft ? element.left < seen.left : element.right > seen.right
}
