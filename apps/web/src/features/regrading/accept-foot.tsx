import { acceptAnswers as acceptWords, marking as markingWords } from '@quizly/words/desk.ts'
import { useEffect, useMemo, useState } from 'react'
import { Button } from '../../components/forms/button.tsx'
import { Dock } from '../../components/page/dock.tsx'
import { messageOf } from '../../lib/failures.ts'
import {
  type RegradingChange,
  type useRegrade,
  useRegradingPreview,
  describeScores,
} from '../quiz-page/regrading-api.ts'
import { ReasonField, RegradePreview } from './regrade-preview.tsx'

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
  change: RegradingChange
  isNothing: boolean
  marking: Pick<ReturnType<typeof useRegrade>, 'reason' | 'setReason' | 'problem' | 'isBusy'>
  /** Whether something is refused that has a point for somebody. */
  canLower: boolean
  onMayLower: (mayLower: boolean) => void
}) {
  const settled = useSettled(isNothing ? '' : JSON.stringify(change))
  const foreseen = useMemo(
    () => (settled === '' ? undefined : (JSON.parse(settled) as RegradingChange)),
    [settled],
  )
  const isForeseen = !isNothing && foreseen
  return (
    <>
      <div className="regrade">
        <div className="stack stack-6">
          {canLower && (
            <label className="regrade__choice">
              <input
                type="checkbox"
                checked={change.mayLower}
                onChange={({ target }) => onMayLower(target.checked)}
              />
              <span>{markingWords.mayLower}</span>
            </label>
          )}
          <ReasonField marking={marking} />
        </div>
        {isForeseen && <RegradePreview quizId={quizId} change={foreseen} />}
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
            busyLabel={markingWords.updating}
            aria-disabled={isNothing || undefined}
          >
            {markingWords.update}
          </Button>
        </div>
      </Dock>
    </>
  )
}

const noChange = (canLower: boolean) => (canLower ? acceptWords.tickLower : acceptWords.noChange)

function Scores({ quizId, change }: { quizId: string; change: RegradingChange }) {
  const load = useRegradingPreview(quizId, change)
  if (load.status === 'loading') return markingWords.checking
  return load.status === 'ready' ? describeScores(load.data) : messageOf(load.error) || markingWords.notLoaded
}

/** Long enough that decisions made one after the other by keys are asked about together. */
const pauseMs = 400

/** A value after it has stayed the same for a moment. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
