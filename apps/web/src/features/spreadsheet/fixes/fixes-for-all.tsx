import { type CellMessage, type FixKind, fixesForAll } from '@quizly/domain'
import { useMemo } from 'react'
import { Button } from '../../../components/forms/button.tsx'

/** What one click can do about these messages in several rows at once. */
export function FixesForAll({
  messages,
  onFix,
}: {
  messages: readonly CellMessage[]
  onFix: (messages: readonly CellMessage[], kind: FixKind) => void
}) {
  const fixes = useMemo(() => fixesForAll(messages), [messages])
  if (fixes.length === 0) return null
  return (
    <div className="fixes">
      {fixes.map(({ kind, label }) => (
        <Button key={kind} look="secondary" size="sm" onClick={() => onFix(messages, kind)}>
          {label}
        </Button>
      ))}
    </div>
  )
}
