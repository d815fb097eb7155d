import { mergeAnswers, type SavedAnswer } from '@quizly/domain'
import { delMany, getMany, set, update } from 'idb-keyval'
import { discardPapers, paperPrefix } from '../../lib/discard-papers.ts'
import { getSession } from '../../lib/session.ts'
import { openJournal } from './answer-journal.ts'
import { openBrowserReport } from './browser-report.ts'
import { estimateRemainingMs, type KnownTime } from './estimate-remaining.ts'
import { inTime } from './in-time.ts'
import type { OpenPaper } from './open-paper.ts'

type Copy = Pick<OpenPaper, 'quiz' | 'questions'> & { attemptId: string; lengthMs: number }
/** What the server has acknowledged, and the time left then. It changes with each answer; the questions do not. */
type Standing = KnownTime & { answers: SavedAnswer[] }

/**
 * The copy of a running quiz on this device, by which its student goes on after a reload without a network. It holds
 * what a student may see and no right answer. Where the browser has no database there is none, and nothing fails.
 */
export function openPaperCopy(quizId: string) {
  const userId = getSession()?.user._id ?? ''
  const key = `${paperPrefix}${userId}:${quizId}`
  const standingKey = `${key}:standing`

  async function keep({ quiz, questions, attempt }: OpenPaper) {
    const { _id: attemptId, answers, remainingMs, lengthMs } = attempt
    const standing = (old?: Standing): Standing => ({
      answers: mergeAnswers(old?.answers ?? [], answers),
      remainingMs,
      at: Date.now(),
    })
    // Asked for at one moment, so that no acknowledgement comes between.
    await quietly(() =>
      Promise.all([
        set(key, { quiz, questions, attemptId, lengthMs } satisfies Copy),
        update(standingKey, standing),
      ]),
    )
    await discardPapers({ exceptOf: userId })
  }

  /** Adds what the server has acknowledged to a copy that there is. */
  function note(answers: readonly SavedAnswer[], remainingMs: number) {
    return quietly(() =>
      update<Standing | undefined>(
        standingKey,
        (old) => old && { answers: mergeAnswers(old.answers, answers), remainingMs, at: Date.now() },
      ),
    )
  }

  /**
   * The quiz as this device knows it, unless its time seems to be over: then only the server can say what is. What was
   * handed in here and waits to be sent is there nevertheless.
   */
  async function read(): Promise<OpenPaper | undefined> {
    const [copy, standing] = (await quietly(() => inTime(getMany<unknown>([key, standingKey])))) ?? []
    if (!copy || !standing) return undefined
    const { quiz, questions, attemptId, lengthMs } = copy as Copy
    const { answers, ...known } = standing as Standing
    const kept = await openJournal(attemptId).read()
    const lastAnswerAt = Math.max(0, ...[...answers, ...kept].map(({ at }) => at))
    const remainingMs = estimateRemainingMs(known, Date.now(), lastAnswerAt)
    if (!lengthMs || (remainingMs === 0 && !openBrowserReport(attemptId).isHandedIn())) return undefined
    return {
      quiz,
      questions,
      attempt: { _id: attemptId, answers, remainingMs, lengthMs },
      kept,
      isCopy: true,
      isResumed: true,
    }
  }

  return { keep, note, read, discard: () => quietly(() => delMany([key, standingKey])) }
}

/** Where there is no database at all, even asking for something throws. */
async function quietly<T>(access: () => Promise<T>): Promise<T | undefined> {
  try {
    return await access()
  } catch {
    return undefined
  }
}
