import { type CellMessage, type MendKind, mendsForAll } from '@quizly/domain'
import { useMemo } from 'react'
import { Button } from '../../../components/forms/button.tsx'

/** What one click can do about these messages in several rows at once. */
export function MendsForAll({
  messages,
  onMend,
}: {
  messages: readonly CellMessage[]
  onMend: (messages: readonly CellMessage[], kind: MendKind) => void
}) {
  const mends = useMemo(() => mendsForAll(messages), [messages])
  if (mends.length === 0) return null
  return (
    <div className="mends">
      {mends.map(({ kind, label }) => (
        <Button key={kind} look="secondary" size="sm" onClick={() => onMend(messages, kind)}>
          {label}
        </Button>
      ))}
    </div>
  )
}
