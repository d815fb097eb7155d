import type { Fix } from '@quizly/domain'
import { Button } from '../../../components/forms/button.tsx'

/** What one click can do about the messages of a cell. `cell` is the ID of its control. */
export function FixButtons({
  cell,
  fixes,
  onFix,
}: {
  cell: string
  fixes: readonly Fix[]
  onFix: (fix: Fix) => void
}) {
  if (fixes.length === 0) return null
  return (
    <div className="fixes">
      {fixes.map((fix) => (
        <Button
          key={fix.label}
          look="secondary"
          size="sm"
          aria-describedby={`${cell}-says`}
          onClick={() => onFix(fix)}
        >
          <bdi>{fix.label}</bdi>
        </Button>
      ))}
    </div>
  )
}
