import type { SavedAnswer } from '@quizly/domain'
import { call } from '../calls/call.ts'
import { CallError, ForeignReplyError, mayWorkLater, sendFailureOf } from '../failures.ts'
import { agedAnswers, fittingAnswers, inLine, maxBytes } from './request-answers.ts'
import { listJournals, openJournal } from './answer-journal.ts'
import { deviceStore } from './device-store.ts'

/** Changes that arrived when the attempt was over, with the failure that said so. */
type Refusal = { changes: SavedAnswer[]; error: CallError }

/**
 * What the server acknowledged, or keeps because it was too late, leaves the journal; the rest stays. Of a request that is refused
 * each answer is sent alone. While the attempt runs and questions were left, none is sent before an earlier one.
 */
export async function sendPendingAnswers(
  attemptId: string,
  { store = deviceStore, isOver = false } = {},
): Promise<Refusal[]> {
  const journal = openJournal(attemptId, store)
  const tooLate: Refusal[] = []
  let waiting = inLine(await journal.read())
  const isInOrder = !isOver && waiting.some(({ left }) => left)
  let isAlone = false
  while (waiting.length > 0) {
    const changes = isAlone ? waiting.slice(0, 1) : fittingAnswers(waiting, maxBytes.save)
    try {
      const body = { changes: agedAnswers(changes, Date.now()) }
      await call('saveAnswers', { params: { attemptId }, body })
      await journal.remove(changes)
    } catch (error) {
      const failure = sendFailureOf(error)
      const isRefused = failure === 'refused' || error instanceof ForeignReplyError
      if (failure === 'over' && error instanceof CallError) {
        tooLate.push({ changes, error })
        await journal.remove(changes)
      } else if (isRefused && changes.length > 1) {
        isAlone = true
        continue
      } else if (isInOrder && mayWorkLater(error)) break
    }
    waiting = waiting.filter((change) => !changes.includes(change))
  }
  await journal.close()
  return tooLate
}

/** Of any attempt: the server accepts only those of the logged-in student. */
export async function sendAllPendingAnswers(store = deviceStore): Promise<void> {
  const attemptIds = await listJournals(store)
  await Promise.all([...attemptIds].map((attemptId) => sendPendingAnswers(attemptId, { store })))
}
