import { type RefObject, useEffect, useState } from 'react'

/** Less of a column than this can be read. */
const readable = 0.9

/** The headings of the columns that the table's region cuts off at its right, where it has a row of headings. */
export function useCutColumns(
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
            const isBehind = boundingClientRect.right > (rootBounds?.right ?? Infinity)
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
    scroll: () => region.current?.scrollBy({ left: region.current.clientWidth / 2 }),
  }
}
