import { getMany } from 'idb-keyval'
import { openJournal } from '../../../lib/device/answer-journal.ts'
import { openBrowserReport } from './browser-report.ts'
import { estimateRemainingMs } from '../clock/estimate-remaining.ts'
import { inTime } from '../../../lib/device/in-time.ts'
import type { OpenAttempt } from '../entering/open-attempt.ts'
import { type Copy, copyNames, type Standing } from './attempt-copy.ts'

/**
 * A quiz as this device knows it, unless its time seems to be over: then only the server can say what is. What was handed
 * in here and waits to be sent is there nevertheless.
 */
export async function readAttemptCopy(quizId: string): Promise<OpenAttempt | undefined> {
  const { key, standingKey } = copyNames(quizId)
  const [copy, standing] = await readBoth([key, standingKey])
  if (!copy || !standing) return undefined
  const { quiz, questions, attemptId, lengthMs } = copy as Copy
  const { answers, ...knownTime } = standing as Standing
  const kept = await openJournal(attemptId).read()
  const lastAnswerAt = Math.max(0, ...[...answers, ...kept].map(({ at }) => at))
  const remainingMs = estimateRemainingMs(knownTime, Date.now(), lastAnswerAt)
  if (!lengthMs || (remainingMs === 0 && !openBrowserReport(attemptId).isHandedIn())) return undefined
  const known = { _id: attemptId, answers, remainingMs, lengthMs }
  return { quiz, questions, known, kept, isCopy: true, isResumed: true }
}

async function readBoth(keys: [string, string]): Promise<unknown[]> {
  try {
    return (await inTime(getMany<unknown>(keys))) ?? []
  } catch {
    return []
  }
}
