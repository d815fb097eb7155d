import { mergeAnswers, type SavedAnswer } from '@quizly/domain'
import { deviceStore } from '../../../lib/device/device-store.ts'
import { discardAttempts, attemptCopyPrefix } from '../../../lib/device/discard-attempts.ts'
import { getSession } from '../../../lib/calls/session.ts'
import type { KnownTime } from '../clock/estimate-remaining.ts'
import type { OpenAttempt } from '../entering/open-attempt.ts'

export type Copy = Pick<OpenAttempt, 'quiz' | 'questions'> & { attemptId: string; lengthMs: number }
/** What the server has acknowledged, and the time left then. It changes with each answer; the questions do not. */
export type Standing = KnownTime & { answers: SavedAnswer[] }

/**
 * The copy of a running quiz on this device, by which its student goes on after a reload without a network. It holds
 * what a student may see and no right answer. Where the browser has no database there is none, and nothing fails.
 */
export function openAttemptCopy(quizId: string, store = deviceStore) {
  const { userId, key, standingKey } = copyNames(quizId)

  async function keep({ quiz, questions, known }: OpenAttempt) {
    const { _id: attemptId, answers, remainingMs, lengthMs } = known
    const standing = (old?: Standing): Standing => ({
      answers: mergeAnswers(old?.answers ?? [], answers),
      remainingMs,
      at: Date.now(),
    })
    // Asked for at one moment, so that no acknowledgement comes between.
    await quietly(() =>
      Promise.all([
        store.update<Copy>(key, () => ({ quiz, questions, attemptId, lengthMs })),
        store.update(standingKey, standing),
      ]),
    )
    await discardAttempts(userId, store)
  }

  /** Adds what the server has acknowledged to a copy that there is. */
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

/** Under which names a user's copy of a quiz is kept. */
export function copyNames(quizId: string) {
  const userId = getSession()?.user._id ?? ''
  const key = `${attemptCopyPrefix}${userId}:${quizId}`
  return { userId, key, standingKey: `${key}:standing` }
}

/** Where there is no database at all, even asking for something throws. */
export async function quietly<T>(access: () => Promise<T>): Promise<T | undefined> {
  try {
    return await access()
  } catch {
    return undefined
  }
}
