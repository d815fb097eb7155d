import { Icon } from '../../../components/icons/icons.tsx'
import type { CellMessages } from './cell-messages.ts'

/** The messages about a cell. `cell` is the ID of its control. */
export function CellSays({ cell, problems, warnings }: Omit<CellMessages, 'fixes'> & { cell: string }) {
  if (problems.length + warnings.length === 0) return null
  return (
    <div id={`${cell}-says`}>
      {problems.map((message) => (
        <p key={message} className="field-error">
          <Icon name="error" />
          <span>{message}</span>
        </p>
      ))}
      {warnings.map((message) => (
        <p key={message} className="cell-warning">
          <Icon name="warning" />
          <span>{message}</span>
        </p>
      ))}
    </div>
  )
}
