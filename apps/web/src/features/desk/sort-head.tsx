import { ToolIcon } from '../../components/icons/tool-icons.tsx'
import type { Sorting } from './sorting.ts'

/** The head of a column that sorts the table. `before` is spoken before the label; `title` is shown under the pointer. */
export function SortHead<Key extends string>({
  id,
  before,
  label,
  title,
  numeric = false,
  sorting,
  onSort,
}: {
  id: Key
  before?: string
  label: string
  title?: string
  numeric?: boolean
  sorting: Sorting<Key>
  onSort: (key: Key) => void
}) {
  const isOn = sorting.key === id
  const direction = sorting.descending ? 'descending' : 'ascending'
  const icon = sorting.descending ? 'sortedDown' : 'sortedUp'
  return (
    <th scope="col" className={numeric ? 'n' : undefined} aria-sort={isOn ? direction : undefined}>
      <button
        className="sort"
        type="button"
        title={title}
        data-on={isOn || undefined}
        onClick={() => onSort(id)}
      >
        {before !== undefined && <span className="vh">{before}</span>}
        {label}
        <ToolIcon name={isOn ? icon : 'sortable'} className="icon--sm" />
      </button>
    </th>
  )
}
