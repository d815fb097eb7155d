import type { Mend } from '@quizly/domain'
import { Button } from '../../../components/forms/button.tsx'

/** What one click can do about the messages of a cell. `cell` is the ID of its control. */
export function MendButtons({
  cell,
  mends,
  onMend,
}: {
  cell: string
  mends: readonly Mend[]
  onMend: (mend: Mend) => void
}) {
  if (mends.length === 0) return null
  return (
    <div className="mends">
      {mends.map((mend) => (
        <Button
          key={mend.label}
          look="secondary"
          size="sm"
          aria-describedby={`${cell}-says`}
          onClick={() => onMend(mend)}
        >
          <bdi>{mend.label}</bdi>
        </Button>
      ))}
    </div>
  )
}
