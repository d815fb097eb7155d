import { useState } from 'react'

export type Sorting<Key> = { key: Key; descending: boolean }

/** The order after a column was chosen; choosing the same column again reverses it. */
export function sortedBy<Key>(present: Sorting<Key>, key: Key): Sorting<Key> {
  return { key, descending: present.key === key && !present.descending }
}

/** A list in the order that the reader chose; choosing the same column again reverses it. */
export function useSorting<Key extends string>(first: Sorting<Key>) {
  const [sorting, setSorting] = useState(first)
  function sortBy(key: Key) {
    setSorting((present) => sortedBy(present, key))
  }
  return { sorting, sortBy }
}

type Sortable = string | number | null

/** Sorts by a value: texts as people do, numbers by size; missing values always come last. */
export function sorted<T>(items: readonly T[], value: (item: T) => Sortable, descending: boolean): T[] {
  return [...items].sort((a, b) => {
    const [x, y] = [value(a), value(b)]
    if (x === null || y === null) return Number(x === null) - Number(y === null)
    const order =
      typeof x === 'string' || typeof y === 'string'
        ? String(x).localeCompare(String(y), undefined, { numeric: true, sensitivity: 'base' })
        : x - y
    return descending ? -order : order
  })
}
