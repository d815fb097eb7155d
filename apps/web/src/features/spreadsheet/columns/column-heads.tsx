import { type ColumnRole, columnLetters } from '@quizly/domain'
import { memo } from 'react'
import { columnSpan } from '../table/column-widths.ts'
import { RoleSelect } from './role-select.tsx'

export type ColumnsShown = {
  columns: readonly string[]
  letters: readonly string[] | undefined
  roles: readonly ColumnRole[]
  onRole: (position: number, role: ColumnRole) => void
}

/** The headings as typed, each with what its column is taken for. */
export const ColumnHeads = memo(function ColumnHeads({ columns, letters, roles, onRole }: ColumnsShown) {
  return (
    <thead>
      <tr>
        <th scope="col" className="rn">
          Row
        </th>
        {columns.map((heading, i) => (
          <th
            key={heading}
            scope="col"
            aria-labelledby={`head-${i}`}
            className={roles[i] === 'question' ? 'is-question' : undefined}
            style={columnSpan(i)}
          >
            <span id={`head-${i}`} className="uploaded__head" dir="auto" title={heading}>
              {heading}
            </span>
            <RoleSelect
              position={i}
              heading={heading}
              letters={letters?.[i] ?? columnLetters(i)}
              role={roles[i] ?? 'unused'}
              onChange={onRole}
            />
          </th>
        ))}
      </tr>
    </thead>
  )
})
