import type { OwnQuizSummary } from '@quizly/contract'
import { call } from '../../lib/calls/call.ts'
import { changeQuiz } from '../../lib/calls/queries.ts'
import { useLoad } from '../../lib/use-load.ts'
import { plural } from '../../lib/plural.ts'
import { runAction } from '../../components/feedback/use-action.ts'
import { AskDialog } from '../../components/overlays/ask-dialog.tsx'

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
  const query = useLoad(quizId, (signal) => call('getQuizSettings', { params: { quizId } }, { signal }))
  const loaded = query.status === 'ready' ? query.data : undefined
  const releases = state === 'open' && loaded?.resultRelease === 'when-closed'
  async function end() {
    await endForAll(quizId, onEnded)
    onClose()
  }
  return (
    <AskDialog
      title={
        <>
          End “<bdi>{title}</bdi>” for everyone?
        </>
      }
      keep={loaded?.running === 0 ? 'OK' : 'Keep going'}
      act={loaded && loaded.running > 0 ? 'End for everyone' : undefined}
      look="danger"
      busyLabel="Ending…"
      query={query}
      onClose={onClose}
      onAct={end}
    >
      {loaded && whatHappens(loaded.running, releases).map((text) => <p key={text}>{text}</p>)}
      {query.status === 'failed' && (
        <p>How many students are working could not be loaded. Check your connection, then try again.</p>
      )}
    </AskDialog>
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

/** Ends the quiz. Tried again, it ends once: its ID stays. */
async function endForAll(quizId: string, onEnded: () => void): Promise<void> {
  const _id = crypto.getRandomValues(new Uint32Array(4)).join('-')
  async function end() {
    try {
      return await changeQuiz(quizId, call('endQuiz', { params: { quizId }, body: { _id } }))
    } finally {
      onEnded()
    }
  }
  await runAction(end, undefined, {
    done: ({ ended }) => `The quiz has ended for ${plural(ended, 'student')} and is closed.`,
    failed: 'The quiz could not be ended: the server could not be reached.',
  })
}
