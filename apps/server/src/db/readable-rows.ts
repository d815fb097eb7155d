import { rowUnreadable } from '../events.ts'
import { isUnavailable } from './unavailable.ts'

/** What `read` makes of each row. A row that cannot be read is told of and left out, so that it stops no other. */
export async function readEach<Row extends { id: string }, Item>(
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

/** A list that is kept as JSON. */
export function parseList<Item>(json: string): Item[] {
  const list: unknown = JSON.parse(json)
  if (!Array.isArray(list)) throw new Error('What should be a list is none')
  return list as Item[]
}

/** A value that is there in every row that was written whole. */
export function present<T>(value: T | null): T {
  if (value === null) throw new Error('A value is missing')
  return value
}
