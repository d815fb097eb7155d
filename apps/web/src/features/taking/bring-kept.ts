import type { SavedAnswer } from '@quizly/domain'
import { call, CallError } from '../../lib/call.ts'
import { openJournal } from './answer-journal.ts'
import { fittingAnswers, mostBytes } from './fitting-answers.ts'
import { hasUncounted } from './late-answers.ts'
import { sendFailureOf } from './send-failure.ts'

/** Changes that came when the attempt was over, with the failure that said so. */
type Refusal = { changes: SavedAnswer[]; error: CallError }

/**
 * Sends what is kept in an attempt's journal, in parts. What the server has acknowledged, or keeps because it came too
 * late, leaves the journal; anything else stays there.
 */
export async function bringKept(attemptId: string): Promise<Refusal[]> {
  const journal = openJournal(attemptId)
  const tooLate: Refusal[] = []
  let left = await journal.read()
  while (left.length > 0) {
    const changes = fittingAnswers(left, mostBytes.save)
    const sent = changes.map(({ questionId, selectedOption, at }) => {
      return { questionId, selectedOption, age: Math.max(0, Date.now() - at), order: at }
    })
    try {
      await call('saveAnswers', { params: { attemptId }, body: { changes: sent } })
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

/**
 * Answers that never left this device while the clock ran: the server keeps them beside the result that time has made.
 * They leave the journal once it has seen them. True when some of them are not those that count.
 */
export async function deliverLate(attemptId: string): Promise<boolean> {
  const refusals = await bringKept(attemptId)
  return refusals.some(({ changes, error }) => hasUncounted(changes, error.failure.result?.answers ?? []))
}
