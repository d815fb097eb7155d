import { type ColumnRole, columnLetters } from '@quizly/domain'
import { memo } from 'react'
import { columnSpan } from '../table/column-widths.ts'
import { roleName } from './role-names.ts'
import { RoleSelect } from './role-select.tsx'

export type ColumnsShown = {
  columns: readonly string[]
  letters: readonly string[] | undefined
  roles: readonly ColumnRole[]
  onRole: (position: number, role: ColumnRole) => void
}

/** The headings as typed, each with what its column is taken for, which can be changed while `isChoosing`. */
export const ColumnHeads = memo(function ColumnHeads({
  columns,
  letters,
  roles,
  onRole,
  isChoosing,
}: ColumnsShown & { isChoosing: boolean }) {
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
            {isChoosing ? (
              <RoleSelect
                position={i}
                heading={heading}
                letters={letters?.[i] ?? columnLetters(i)}
                role={roles[i] ?? 'unused'}
                onChange={onRole}
              />
            ) : (
              <RoleWord heading={heading} role={roles[i] ?? 'unused'} />
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
})

/** What a column is taken for, where its heading does not say the same. */
function RoleWord({ heading, role }: { heading: string; role: ColumnRole }) {
  const word = roleName(role)
  return word.toLowerCase() === heading.trim().toLowerCase() ? null : (
    <span className="uploaded__role">{word}</span>
  )
}
