import type { PointerEvent as Pressed } from 'react'

/** So near to an edge of the window, in pixels, the page scrolls along, by so much at each movement. */
const edge = 56
const step = 12

/**
 * Drags the row around a handle among its siblings, by mouse, pen or finger. `drop` is called if it is let go in another
 * place. Escape ends it without a move; buttons do the same without dragging (WCAG 2.5.7).
 */
export function dragRow(pressed: Pressed<HTMLElement>, drop: (from: number, to: number) => void): void {
  const { currentTarget: handle, pointerId, button, clientY } = pressed
  const row = handle.parentElement
  const list = row?.parentElement
  if (!row || !list || button > 0) return
  const rows = ([...list.children] as HTMLElement[]).filter((each) => each.className === row.className)
  const from = rows.indexOf(row)
  const boxes = rows.map((each) => each.getBoundingClientRect())
  const middles = boxes.map(({ top, height }) => top + height / 2 + scrollY)
  const own = boxes[from]
  const after = boxes[from + 1]
  const before = boxes[from - 1]
  if (!own) return
  const room = after ? after.top - own.top : own.bottom - (before?.bottom ?? own.top)
  const half = own.height / 2
  const start = clientY + scrollY
  const listening = new AbortController()
  let to = from

  function move({ clientY: y }: PointerEvent) {
    const by = y + scrollY - start
    const middle = (middles[from] ?? 0) + by
    // Past the middle of another row with the edge that goes ahead.
    to = middles.filter(
      (each, index) => index !== from && each < middle + (index > from ? half : -half),
    ).length
    rows.forEach(({ style }, index) => {
      const shift = index > from && index <= to ? -room : index < from && index >= to ? room : 0
      style.translate = `0 ${index === from ? by : shift}px`
    })
    if (y < edge) scrollBy(0, -step)
    if (y > innerHeight - edge) scrollBy(0, step)
  }
  function end({ type }: Event) {
    listening.abort()
    for (const { style } of rows) style.translate = ''
    delete list?.dataset['dragging']
    delete row?.dataset['dragged']
    if (type === 'pointerup' && to !== from) drop(from, to)
  }
  handle.setPointerCapture(pointerId)
  list.dataset['dragging'] = row.dataset['dragged'] = ''
  const { signal } = listening
  handle.addEventListener('pointermove', move, { signal })
  for (const type of ['pointerup', 'pointercancel', 'lostpointercapture']) {
    handle.addEventListener(type, end, { signal })
  }
  addEventListener('keydown', (event) => event.key === 'Escape' && end(event), { signal })
}
