import { mergeAnswers, type SavedAnswer } from '@quizly/domain'
import { deviceStore } from '../../../lib/device/device-store.ts'
import { discardAttempts, attemptCopyPrefix } from '../../../lib/device/discard-local-drafts.ts'
import { getSession } from '../../../lib/calls/session.ts'
import type { KnownTime } from './browser-report.ts'
import type { OpenAttempt } from './open-attempt.ts'

export type Copy = Pick<OpenAttempt, 'quiz' | 'questions' | 'pages'> & {
  attemptId: string
  lengthMs: number
  number?: number | undefined
}
/** What the server has acknowledged. It changes with each answer; the questions do not. */
export type Standing = KnownTime & { answers: SavedAnswer[] }

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
