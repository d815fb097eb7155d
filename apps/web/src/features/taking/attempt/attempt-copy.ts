import { runningQuiz as runningWords } from '@quizly/words/student.ts'
import { mergeAnswers, type SavedAnswer } from '@quizly/domain'
import { notify } from '../../../components/feedback/toast.tsx'
import { openJournal } from '../../../lib/device/answer-journal.ts'
import { deviceStore, inTime } from '../../../lib/device/device-store.ts'
import { discardAttempts, attemptCopyPrefix } from '../../../lib/device/discard-local-drafts.ts'
import { getSession } from '../../../lib/calls/session.ts'
import { type KnownTime, openBrowserReport } from './browser-report.ts'
import { estimateRemaining } from './clock.ts'
import type { OpenAttempt } from './open-attempt.ts'

type Copy = Pick<OpenAttempt, 'quiz' | 'questions' | 'pages'> & {
  attemptId: string
  lengthMs: number
  number?: number | undefined
}
/** What the server has acknowledged. It changes with each answer; the questions do not. */
type Standing = KnownTime & { answers: SavedAnswer[] }

/** It holds what a student may see and no correct answers. In browsers without a database there is none. */
export function openAttemptCopy(quizId: string, store = deviceStore) {
  const { userId, key, standingKey } = copyNames(quizId)

  async function keep({ quiz, questions, pages, known }: OpenAttempt) {
    const { _id: attemptId, answers, remainingMs, durationMs: lengthMs, number } = known
    const standing = (old?: Standing): Standing => ({
      answers: mergeAnswers(old?.answers ?? [], answers),
      remainingMs,
      at: Date.now(),
    })
    // All requests are made at one moment, so that no acknowledgement comes in between.
    await quietly(() =>
      Promise.all([
        store.update<Copy>(key, () => ({ quiz, questions, pages, attemptId, lengthMs, number })),
        store.update(standingKey, standing),
      ]),
    )
    await discardAttempts(userId, store)
  }

  function note(answers: readonly SavedAnswer[], remainingMs: number) {
    return quietly(() =>
      store.update<Standing | undefined>(
        standingKey,
        (old) => old && { answers: mergeAnswers(old.answers, answers), remainingMs, at: Date.now() },
      ),
    )
  }

  return { keep, note, discard: () => quietly(() => store.remove([key, standingKey])) }
}

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

export function copyNames(quizId: string) {
  const userId = getSession()?.user._id ?? ''
  const key = `${attemptCopyPrefix}${userId}:${quizId}`
  return { userId, key, standingKey: `${key}:standing` }
}

/** In browsers without a database, even the call itself throws. */
export async function quietly<T>(access: () => Promise<T>): Promise<T | undefined> {
  try {
    return await access()
  } catch {
    return undefined
  }
}
