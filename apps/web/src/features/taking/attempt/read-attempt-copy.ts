import { runningQuiz as runningWords } from '@quizly/words/student.ts'
import { notify } from '../../../components/feedback/toast.tsx'
import { deviceStore, inTime } from '../../../lib/device/device-store.ts'
import { openJournal } from '../../../lib/device/answer-journal.ts'
import { openBrowserReport } from './browser-report.ts'
import { estimateRemaining } from './clock.ts'
import type { OpenAttempt } from './open-attempt.ts'
import { type Copy, copyNames, quietly, type Standing } from './attempt-copy.ts'

/** If its time was over on its page, it is still over; only the server can say otherwise. */
export async function readAttemptCopy(quizId: string, store = deviceStore): Promise<OpenAttempt | undefined> {
  const { key, standingKey } = copyNames(quizId)
  const readBoth = () => Promise.all([store.get<Copy>(key), store.get<Standing>(standingKey)])
  const [copy, standing] = (await quietly(() => inTime(readBoth()))) ?? []
  if (!copy || !standing) return undefined
  const { quiz, questions, pages, attemptId, lengthMs, number } = copy
  const { answers, ...knownTime } = standing
  const pending = await openJournal(attemptId, store).read()
  if (!lengthMs) return undefined
  const time = openBrowserReport(attemptId).read().time ?? knownTime
  const { remainingMs, isDoubtful } = estimateRemaining(time, Date.now())
  if (isDoubtful) notify({ kind: 'warn', text: () => runningWords.doubtfulTime })
  const known = { _id: attemptId, answers, remainingMs, durationMs: lengthMs, number }
  return { quiz, questions, pages, known, pending, isCopy: true, isResumed: true }
}
