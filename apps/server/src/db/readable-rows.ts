import { rowUnreadable } from '../events.ts'
import { isUnavailable } from './unavailable.ts'

/** A row that cannot be read is reported and left out, so that it does not stop the others. */
export async function mapReadable<Row extends { id: string }, Item>(
  rows: readonly Row[],
  read: (row: Row) => Item | Promise<Item>,
): Promise<Item[]> {
  const items: Item[] = []
  for (const row of rows) {
    try {
      items.push(await read(row))
    } catch (error) {
      if (isUnavailable(error)) throw error
      rowUnreadable.publish({ id: row.id, error })
    }
  }
  return items
}

/** How many bytes of stored answers are worked on before others get a turn: a few milliseconds of work. */
const maxBytesAtOnce = 512 * 1024

/** At least one. The caller lets other calls in before the next. */
export function withinBytes<Row extends { bytes: number }>(rows: readonly Row[]): Row[] {
  let total = 0
  return rows.filter(({ bytes }, index) => {
    total += bytes
    return index === 0 || total <= maxBytesAtOnce
  })
}

export function parseList<Item>(json: string): Item[] {
  const list: unknown = JSON.parse(json)
  if (!Array.isArray(list)) throw new Error('What should be a list is none')
  return list as Item[]
}

export function required<T>(value: T | null): T {
  if (value === null) throw new Error('A value is missing')
  return value
}
