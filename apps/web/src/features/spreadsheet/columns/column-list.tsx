import { columnLetters } from '@quizly/domain'
import { memo, useState } from 'react'
import { Icon } from '../../../components/icons/icons.tsx'
import '../../../components/overlays/fold.css'
import type { ColumnsShown } from './column-heads.tsx'
import { areMissing, columnsUsed, roleId } from './role-names.ts'
import { RoleSelect } from './role-select.tsx'

/** What each column is taken for, where the window is too narrow for a table. */
export const ColumnList = memo(function ColumnList({ columns, letters, roles, onRole }: ColumnsShown) {
  const [isOpenAtFirst] = useState(() => areMissing(roles))
  return (
    <details className="fold column-list" open={isOpenAtFirst}>
      <summary>
        <span>{columnsUsed(roles)}</span>
        <Icon name="chevronDown" />
      </summary>
      <ul className="fold__in">
        {columns.map((heading, i) => (
          <li key={heading}>
            <label htmlFor={roleId(i)} dir="auto">
              {heading}
            </label>
            <RoleSelect
              position={i}
              heading={heading}
              letters={letters?.[i] ?? columnLetters(i)}
              role={roles[i] ?? 'unused'}
              onChange={onRole}
            />
          </li>
        ))}
      </ul>
    </details>
  )
})

/** Opens the list, if there is one, and focuses what the column at this position is taken for. */
export function focusRole(position: number): void {
  const control = document.getElementById(roleId(position))
  control?.closest('details')?.setAttribute('open', '')
  control?.focus({ preventScroll: true })
  control?.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' })
}
