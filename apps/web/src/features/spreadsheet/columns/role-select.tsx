import type { ColumnRole } from '@quizly/domain'
import { memo } from 'react'
import '../../../components/forms/field.css'
import './columns.css'
import { roleId, roleName, roleNamed, rolesOnOffer } from './role-names.ts'

/** What a column is taken for, and the way to change it. */
export const RoleSelect = memo(function RoleSelect({
  position,
  heading,
  letters,
  role,
  onChange,
}: {
  position: number
  heading: string
  /** Of the column in the file. */
  letters: string
  role: ColumnRole
  onChange: (position: number, role: ColumnRole) => void
}) {
  function choose(value: string) {
    const chosen = roleNamed(value)
    if (chosen) onChange(position, chosen)
  }
  return (
    <select
      id={roleId(position)}
      className={role === 'unused' ? 'input role-select is-unused' : 'input role-select'}
      aria-label={`Column ${letters}: ${heading}`}
      value={role}
      onChange={({ target }) => choose(target.value)}
    >
      {rolesOnOffer(role).map((each) => (
        <option key={each} value={each}>
          {roleName(each)}
        </option>
      ))}
    </select>
  )
})
