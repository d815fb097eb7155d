import { type GivenRole, givenRoles } from '@quizly/domain'
import { colleagues as colleagueWords } from '@quizly/words/authoring.ts'
import type { ComponentProps } from 'react'
import { Icon } from '../../../components/icons/icons.tsx'

export function RoleSelect({
  onChoose,
  ...select
}: Omit<ComponentProps<'select'>, 'onChange'> & { onChoose: (role: GivenRole) => void }) {
  return (
    <span className="select">
      <select
        {...select}
        className="input"
        onChange={({ target }) => {
          const role = givenRoles.find((each) => each === target.value)
          if (role) onChoose(role)
        }}
      >
        {givenRoles.map((role) => (
          <option key={role} value={role}>
            {colleagueWords.roles[role]}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" />
    </span>
  )
}
