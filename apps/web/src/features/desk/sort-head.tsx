import { ToolIcon } from '../../components/icons/tool-icons.tsx'
import type { Sorting } from './sorting.ts'

/** The head of a column that sorts the table. */
export function SortHead<Key extends string>({
  id,
  label,
  numeric = false,
  sorting,
  onSort,
}: {
  id: Key
  label: string
  numeric?: boolean
  sorting: Sorting<Key>
  onSort: (key: Key) => void
}) {
  const isOn = sorting.key === id
  const direction = sorting.descending ? 'descending' : 'ascending'
  const icon = sorting.descending ? 'sortedDown' : 'sortedUp'
  return (
    <th scope="col" className={numeric ? 'n' : undefined} aria-sort={isOn ? direction : undefined}>
      <button className="sort" type="button" data-on={isOn || undefined} onClick={() => onSort(id)}>
        {label}
        <ToolIcon name={isOn ? icon : 'sortable'} className="icon--sm" />
      </button>
    </th>
  )
}
