import { type GivenRole, givenRoles, type QuizRole } from '@quizly/domain'
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
            {roleNames[role]}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" />
    </span>
  )
}

export const roleNames: Record<QuizRole, string> = {
  owner: 'Owner',
  editor: 'Editor',
  marker: 'Marker',
  viewer: 'Viewer',
}

export const roleHints: Record<GivenRole, string> = {
  editor: 'Changes questions and settings, marks and gives extra time. Cannot delete or share the quiz.',
  marker: 'Sees questions and results, changes marks and gives extra time.',
  viewer: 'Sees questions and results.',
}
