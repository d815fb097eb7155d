import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'

export type Sorting<Key> = { key: Key; descending: boolean }

/** The order after a column was chosen; choosing the same column again reverses it. */
export function sortedBy<Key>(present: Sorting<Key>, key: Key): Sorting<Key> {
  return { key, descending: present.key === key && !present.descending }
}

/** The order that an address asks for; `first` where it asks for none, or for one that there is not. */
export function readSorting<Key extends string>(
  query: string,
  first: Sorting<Key>,
  isKey: (text: string) => text is Key,
): Sorting<Key> {
  const fields = new URLSearchParams(query)
  const sort = fields.get('sort') ?? ''
  const key = isKey(sort) ? sort : first.key
  const order = fields.get('order')
  const usual = key === first.key && first.descending
  return { key, descending: order === null ? usual : order === 'descending' }
}

/** The query of an address that asks for an order; whatever else it asks for stays. */
export function withSorting<Key extends string>(
  query: string,
  { key, descending }: Sorting<Key>,
  first: Sorting<Key>,
): string {
  const fields = new URLSearchParams(query)
  fields.delete('sort')
  fields.delete('order')
  if (key !== first.key) fields.set('sort', key)
  if (descending !== (key === first.key && first.descending)) {
    fields.set('order', descending ? 'descending' : 'ascending')
  }
  return fields.size > 0 ? `?${fields}` : ''
}

/** A list in the order that the reader chose. The address holds it, so that Back brings it back. */
export function useSorting<Key extends string>(first: Sorting<Key>, isKey: (text: string) => text is Key) {
  const sorting = readSorting(useSearch(), first, isKey)
  function sortBy(key: Key) {
    const { pathname, search } = window.location
    const requested = sortedBy(readSorting(search, first, isKey), key)
    navigate(pathname + withSorting(search, requested, first), { replace: true })
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
