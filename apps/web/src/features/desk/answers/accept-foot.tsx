import { useMemo } from 'react'
import { Button } from '../../../components/forms/button.tsx'
import { Dock } from '../../../components/page/dock.tsx'
import { messageOf } from '../../../lib/failures.ts'
import { describeScores } from '../remark/describe-scores.ts'
import { ReasonField } from '../remark/reason-field.tsx'
import { RemarkPreview, useRemarkingPreview } from '../remark/remark-preview.tsx'
import type { RemarkingChange, useMarkAgain } from '../remark/use-mark-again.ts'
import { useSettled } from './use-settled.ts'

/** The reason, who gains by name, and in the foot the scores that would change. */
export function AcceptFoot({
  quizId,
  change,
  isNothing,
  marking,
  canLower,
  onMayLower,
}: {
  quizId: string
  change: RemarkingChange
  isNothing: boolean
  marking: Pick<ReturnType<typeof useMarkAgain>, 'reason' | 'setReason' | 'problem' | 'isBusy'>
  /** Whether something is refused that has a point for somebody. */
  canLower: boolean
  onMayLower: (mayLower: boolean) => void
}) {
  const settled = useSettled(isNothing ? '' : JSON.stringify(change))
  const foreseen = useMemo(
    () => (settled === '' ? undefined : (JSON.parse(settled) as RemarkingChange)),
    [settled],
  )
  const isForeseen = !isNothing && foreseen
  return (
    <>
      <div className="remark">
        <div className="stack stack-6">
          {canLower && (
            <label className="remark__choice">
              <input
                type="checkbox"
                checked={change.mayLower}
                onChange={({ target }) => onMayLower(target.checked)}
              />
              <span>Scores may go down</span>
            </label>
          )}
          <ReasonField marking={marking} />
        </div>
        {isForeseen && <RemarkPreview quizId={quizId} change={foreseen} />}
      </div>
      <Dock>
        <div className="dock__in">
          <p className="dock__state">
            {isForeseen ? <Scores quizId={quizId} change={foreseen} /> : noChange(canLower)}
          </p>
          <Button
            type="submit"
            className="push"
            busy={marking.isBusy}
            busyLabel="Updating scores…"
            aria-disabled={isNothing || undefined}
          >
            Update scores
          </Button>
        </div>
      </Dock>
    </>
  )
}

const noChange = (canLower: boolean) =>
  canLower ? 'Tick “Scores may go down” to take these points away.' : 'No scores change yet.'

function Scores({ quizId, change }: { quizId: string; change: RemarkingChange }) {
  const load = useRemarkingPreview(quizId, change)
  if (load.status === 'loading') return 'Checking…'
  return load.status === 'ready'
    ? describeScores(load.data)
    : messageOf(load.error) || 'This could not be loaded.'
}
