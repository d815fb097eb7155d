import { deviceStore } from '../../../lib/device/device-store.ts'
import { openJournal } from '../../../lib/device/answer-journal.ts'
import { openBrowserReport } from './browser-report.ts'
import { estimateRemainingMs } from '../clock/estimate-remaining.ts'
import { inTime } from '../../../lib/device/in-time.ts'
import type { OpenAttempt } from '../entering/open-attempt.ts'
import { type Copy, copyNames, quietly, type Standing } from './attempt-copy.ts'

/**
 * A running attempt from this device. Undefined if its time seems to be over, because then only the server
 * knows its state; but one that was submitted here and is still to be sent is returned.
 */
export async function readAttemptCopy(quizId: string, store = deviceStore): Promise<OpenAttempt | undefined> {
  const { key, standingKey } = copyNames(quizId)
  const readBoth = () => Promise.all([store.get<Copy>(key), store.get<Standing>(standingKey)])
  const [copy, standing] = (await quietly(() => inTime(readBoth()))) ?? []
  if (!copy || !standing) return undefined
  const { quiz, questions, pages, attemptId, lengthMs, number } = copy
  const { answers, ...knownTime } = standing
  const kept = await openJournal(attemptId, store).read()
  const lastAnswerAt = Math.max(0, ...[...answers, ...kept].map(({ at }) => at))
  const remainingMs = estimateRemainingMs(knownTime, Date.now(), lastAnswerAt)
  if (!lengthMs || (remainingMs === 0 && !openBrowserReport(attemptId).isSubmitted())) return undefined
  const known = { _id: attemptId, answers, remainingMs, lengthMs, number }
  return { quiz, questions, pages, known, kept, isCopy: true, isResumed: true }
}
