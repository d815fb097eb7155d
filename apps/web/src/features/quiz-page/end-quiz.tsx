import { endQuiz as endWords, rooms as authoringWords } from '@quizly/words/authoring.ts'
import type { OwnQuizSummary } from '@quizly/contract'
import { call } from '../../lib/calls/call.ts'
import { changeQuiz } from '../../lib/calls/queries.ts'
import { useLoad } from '../../lib/use-load.ts'
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
      title={endWords.title(<bdi key="quiz">{title}</bdi>)}
      keep={loaded?.running === 0 ? endWords.ok : endWords.keepGoing}
      action={loaded && loaded.running > 0 ? authoringWords.endForEveryone : undefined}
      look="danger"
      busyLabel={endWords.busy}
      query={query}
      onClose={onClose}
      onAction={end}
    >
      {loaded && whatHappens(loaded.running, releases).map((text) => <p key={text}>{text}</p>)}
      {query.status === 'failed' && <p>{endWords.notLoaded}</p>}
    </AskDialog>
  )
}

function whatHappens(running: number, releases: boolean): string[] {
  if (running === 0) return [endWords.nobody]
  return [endWords.working(running), endWords.willClose, ...(releases ? [endWords.releases] : [])]
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
    done:
      ({ ended }) =>
      () =>
        endWords.done(ended),
    failed: () => endWords.failed,
  })
}
