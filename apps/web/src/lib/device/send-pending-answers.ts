import type { SavedAnswer } from '@quizly/domain'
import { call } from '../calls/call.ts'
import { CallError, sendFailureOf } from '../failures.ts'
import { agedAnswers, fittingAnswers, mostBytes } from './request-answers.ts'
import { listJournals, openJournal } from './answer-journal.ts'
import { deviceStore } from './device-store.ts'

/** Changes that arrived when the attempt was over, with the failure that said so. */
type Refusal = { changes: SavedAnswer[]; error: CallError }

/** What the server acknowledged, or keeps because it was too late, leaves the journal; the rest stays. */
export async function sendPendingAnswers(attemptId: string, store = deviceStore): Promise<Refusal[]> {
  const journal = openJournal(attemptId, store)
  const tooLate: Refusal[] = []
  let left = await journal.read()
  while (left.length > 0) {
    const changes = fittingAnswers(left, mostBytes.save)
    try {
      const body = { changes: agedAnswers(changes, Date.now()) }
      await call('saveAnswers', { params: { attemptId }, body })
      await journal.remove(changes)
    } catch (error) {
      if (sendFailureOf(error) === 'over' && error instanceof CallError) {
        tooLate.push({ changes, error })
        await journal.remove(changes)
      }
    }
    left = left.filter((change) => !changes.includes(change))
  }
  await journal.close()
  return tooLate
}

/** Of any attempt: the server accepts only those of the logged-in student. */
export async function sendAllPendingAnswers(store = deviceStore): Promise<void> {
  const attemptIds = await listJournals(store)
  await Promise.all([...attemptIds].map((attemptId) => sendPendingAnswers(attemptId, store)))
}
