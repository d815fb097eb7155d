import type { CallResult, Calls } from '@quizly/contract'
import { useState } from 'react'
import { call } from '../../../lib/calls/call.ts'
import { useLoad } from '../../../lib/use-load.ts'
import { plural } from '../../../lib/plural.ts'
import { Button } from '../../../components/forms/button.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'
import type { MovableQuiz } from './move-quiz.ts'

type Counts = CallResult<Calls['getQuizPlace']>
type Out = 'archived' | 'bin'

/** Asks before a quiz is archived or deleted, and names what goes with it. */
export function MoveDialog({
  quiz: { _id: quizId, title },
  to,
  onClose,
  onMove,
}: {
  quiz: MovableQuiz
  to: Out
  onClose: () => void
  onMove: () => Promise<void>
}) {
  const load = useLoad(quizId, (signal) => call('getQuizPlace', { params: { quizId } }, { signal }))
  const [isBusy, setBusy] = useState(false)
  async function move() {
    setBusy(true)
    await onMove()
    setBusy(false)
  }
  return (
    <Dialog alert labelledBy="move-title" describedBy="move-text" onClose={onClose}>
      <h2 id="move-title">
        {to === 'bin' ? 'Delete' : 'Archive'} “<bdi>{title}</bdi>”?
      </h2>
      <div id="move-text" className="stack stack-2">
        {load.status === 'ready' && whatHappens(load.data, to).map((text) => <p key={text}>{text}</p>)}
        {load.status === 'failed' && (
          <p>What goes with it could not be loaded. Check your connection, then try again.</p>
        )}
      </div>
      <div className="dialog__actions">
        <Button look="secondary" data-autofocus onClick={onClose}>
          Keep it
        </Button>
        {load.status === 'failed' ? (
          <Button onClick={load.retry}>Try again</Button>
        ) : (
          <Button
            look={to === 'bin' ? 'danger' : 'primary'}
            busy={isBusy || load.status === 'loading'}
            onClick={() => void move()}
          >
            {to === 'bin' ? 'Delete' : 'Archive'}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

function whatHappens({ results, running, givesOut }: Counts, to: Out): string[] {
  const isUsed = results + running > 0
  return [
    ...(to === 'bin' ? [isUsed ? goesWithIt({ results, running }) : 'No student has taken it.'] : []),
    to === 'bin'
      ? `Kept in the bin for 30 days${isUsed ? '; students keep their results until then' : ''}. You can restore it from there.`
      : 'Its results stay. You can restore it from the archive.',
    'The code will stop working.' + (running > 0 ? ' Students who have started keep their full time.' : ''),
    ...(givesOut
      ? [
          `This also releases the results: ${running > 0 ? 'when the last student has finished, ' : ''}students who have submitted will see their score and the correct answers. You can’t undo this.`,
        ]
      : []),
  ]
}

function goesWithIt({ results, running }: { results: number; running: number }): string {
  const parts = [
    ...(results > 0 ? [plural(results, 'result')] : []),
    ...(running > 0 ? [plural(running, 'running attempt')] : []),
  ]
  const verb = results + running === 1 ? 'goes' : 'go'
  return `${parts.join(' and ')} ${verb} with it, also from the students’ own lists.`
}
