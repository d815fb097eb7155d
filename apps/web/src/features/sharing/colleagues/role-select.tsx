import type { GivenRole } from '@quizly/domain'
import { colleagues as colleagueWords } from '@quizly/words/authoring.ts'
import type { ComponentProps } from 'react'
import { Icon } from '../../../components/icons/icons.tsx'

export function RoleSelect<Role extends GivenRole>({
  roles,
  onChoose,
  ...select
}: Omit<ComponentProps<'select'>, 'onChange'> & {
  roles: readonly Role[]
  onChoose: (role: Role) => void
}) {
  return (
    <span className="select">
      <select
        {...select}
        className="input"
        onChange={({ target }) => {
          const role = roles.find((each) => each === target.value)
          if (role) onChoose(role)
        }}
      >
        {roles.map((role) => (
          <option key={role} value={role}>
            {colleagueWords.roles[role]}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" />
    </span>
  )
}
