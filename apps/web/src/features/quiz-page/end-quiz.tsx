import type { OwnQuizSummary } from '@quizly/contract'
import { useState } from 'react'
import { call } from '../../lib/calls/call.ts'
import { messageOf } from '../../lib/failures.ts'
import { refreshQuiz } from '../../lib/calls/queries.ts'
import { useLoad } from '../../lib/use-load.ts'
import { plural } from '../../lib/plural.ts'
import { notify } from '../../components/feedback/toast.tsx'
import { Button } from '../../components/forms/button.tsx'
import { Dialog } from '../../components/overlays/dialog.tsx'

/** Asks before a quiz ends for everyone who is taking it, and says how many they are and what happens. */
export function EndQuiz({
  quiz: { _id: quizId, title, state },
  onClose,
  onEnded,
}: {
  quiz: Pick<OwnQuizSummary, '_id' | 'title' | 'state'>
  onClose: () => void
  onEnded: () => void
}) {
  const load = useLoad(quizId, (signal) => call('getQuizSettings', { params: { quizId } }, { signal }))
  const [isBusy, setBusy] = useState(false)
  const running = load.status === 'ready' ? load.data.running : 0
  const isOver = load.status === 'ready' && running === 0
  async function end() {
    setBusy(true)
    await endForAll(quizId, onEnded)
    onClose()
  }
  return (
    <Dialog alert labelledBy="end-title" describedBy="end-text" onClose={onClose}>
      <h2 id="end-title">
        End “<bdi>{title}</bdi>” for everyone?
      </h2>
      <div id="end-text" className="stack stack-2">
        {load.status === 'ready' &&
          whatHappens(running, state === 'open' && load.data.resultRelease === 'when-closed').map((text) => (
            <p key={text}>{text}</p>
          ))}
        {load.status === 'failed' && (
          <p>How many students are working could not be loaded. Check your connection, then try again.</p>
        )}
      </div>
      <div className="dialog__actions">
        <Button look="secondary" data-autofocus onClick={onClose}>
          {isOver ? 'OK' : 'Keep going'}
        </Button>
        {load.status === 'failed' && <Button onClick={load.retry}>Try again</Button>}
        {running > 0 && (
          <Button look="danger" busy={isBusy} busyLabel="Ending…" onClick={() => void end()}>
            End for everyone
          </Button>
        )}
      </div>
    </Dialog>
  )
}

function whatHappens(running: number, releases: boolean): string[] {
  if (running === 0) return ['No student is working at the moment, so there is nothing to end.']
  return [
    `${plural(running, 'student is', 'students are')} working. Their time ends now; what they have answered is submitted and counts.`,
    'The quiz will close. You can still give individual students more time.',
    ...(releases
      ? ['A few seconds later, students will see their score and the correct answers. You can’t undo this.']
      : []),
  ]
}

/** Ends the quiz, and says so. After a failure the same can be tried again, and ends it once. */
async function endForAll(
  quizId: string,
  onEnded: () => void,
  _id = crypto.getRandomValues(new Uint32Array(4)).join('-'),
): Promise<void> {
  try {
    const { ended } = await call('endQuiz', { params: { quizId }, body: { _id } })
    notify({ kind: 'success', text: `The quiz has ended for ${plural(ended, 'student')} and is closed.` })
  } catch (error) {
    const run = () => void endForAll(quizId, onEnded, _id)
    const text = messageOf(error) || 'The quiz could not be ended: the server could not be reached.'
    notify({ kind: 'error', text, action: { label: 'Try again', run } })
  }
  await refreshQuiz(quizId)
  onEnded()
}
