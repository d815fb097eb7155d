import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** So many rows are kept above and below the screen, and so many are made in one frame. */
const [beyond, atOnce] = [12, 4]

type Range = { from: number; to: number; height: number }

/** Only rows near the screen are in the page, all when it is printed. `height` of a row is in px. */
export function RowsInSight<Row>({
  rows,
  height,
  children,
}: {
  rows: readonly Row[]
  height: number
  children: (row: Row, index: number) => ReactNode
}) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [range, setRange] = useState<Range>({ from: 0, to: atOnce, height })
  const isPrinted = useIsPrinted()
  const count = rows.length

  useEffect(() => {
    let frame = 0
    function look() {
      frame = 0
      if (body.current) setRange(nextRange(range, body.current, count))
    }
    function lookSoon() {
      frame ||= requestAnimationFrame(look)
    }
    lookSoon()
    addEventListener('scroll', lookSoon, { passive: true })
    addEventListener('resize', lookSoon)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', lookSoon)
      removeEventListener('resize', lookSoon)
    }
  }, [range, count])

  const { from, to } = isPrinted ? { from: 0, to: count } : range
  return (
    <tbody ref={body}>
      <Gap height={from * range.height} />
      {rows.slice(from, to).map((row, i) => children(row, from + i))}
      <Gap height={(count - to) * range.height} />
    </tbody>
  )
}

function Gap({ height }: { height: number }) {
  return height > 0 ? <tr className="rows-gap" aria-hidden="true" style={{ blockSize: height }} /> : null
}

/** The rows to show next: those that are wanted, as far as a frame allows. The same object if nothing changes. */
function nextRange(range: Range, body: HTMLElement, count: number): Range {
  const shown = [...body.children].filter((row) => !row.classList.contains('rows-gap'))
  const [first, last] = [shown[0]?.getBoundingClientRect(), shown.at(-1)?.getBoundingClientRect()]
  const height = first && last ? (last.bottom - first.top) / shown.length : range.height
  const { top } = body.getBoundingClientRect()
  const within = (index: number) => Math.min(Math.max(index, 0), count)
  const requested = {
    from: within(Math.floor(-top / height) - beyond),
    to: within(Math.ceil((window.innerHeight - top) / height) + beyond),
  }
  const isElsewhere = requested.from >= range.to || requested.to <= range.from
  const from = isElsewhere ? requested.from : Math.max(requested.from, range.from - atOnce)
  const to = Math.min(requested.to, (isElsewhere ? requested.from : range.to) + atOnce)
  const isSame = from === range.from && to === range.to
  return isSame ? range : { from, to, height }
}

function useIsPrinted(): boolean {
  const [isPrinted, setPrinted] = useState(false)
  useEffect(() => {
    const before = () => flushSync(() => setPrinted(true))
    const after = () => setPrinted(false)
    addEventListener('beforeprint', before)
    addEventListener('afterprint', after)
    return () => {
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', after)
    }
  }, [])
  return isPrinted
}
