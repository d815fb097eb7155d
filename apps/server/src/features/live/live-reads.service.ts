import { setTimeout as wait } from 'node:timers/promises'
import type { LiveQuiz } from '@quizly/contract'
import { busy } from '../../app-error.ts'
import type { Clock } from '../../clock/clock.ts'
import type { Store } from '../../db/store.ts'
import { createQueue } from '../../http/limits/queue.ts'
import { yieldToEventLoop } from '../../event-loop.ts'
import { type OwnQuiz, summarizeOwn } from '../quizzes/quizzes.service.ts'
import { requireRole } from '../quizzes/roles.service.ts'
import { type LiveClass, readLiveClass } from './live.service.ts'

/** Of more who wait the newest is refused. */
const maxWaiting = 200
/** After a class was read, nothing is for as long as that took, but no longer than this, in ms. */
const maxRestMs = 200

/** For whom a class is read, and whether they are still there. */
type Reader = { userId: string; isWanted: () => boolean }
/** What a class was like at a moment. */
export type LiveMoment = { ofClass: LiveClass; at: number }
type Reading = { quiz: OwnQuiz; readers: Reader[]; result: Promise<LiveMoment> }

export type LiveReads = ReturnType<typeof createLiveReads>

/** One class is read at a time, readers take turns, and for those who have left nothing is read. */
export function createLiveReads({ clock, ...store }: Pick<Store, 'db' | 'reports'> & { clock: Clock }) {
  const queue = createQueue({ places: 1, maxWaiting })
  const waiting = new Map<string, Reading>()
  let restsUntil = 0

  async function readNext(quiz: OwnQuiz, isWanted: () => boolean): Promise<LiveMoment> {
    const restMs = restsUntil - performance.now()
    if (restMs > 0) await wait(restMs)
    if (!isWanted()) throw busy()
    const startedAt = performance.now()
    try {
      const at = clock.now()
      return { ofClass: await readLiveClass(store, quiz, isWanted, at), at }
    } finally {
      const endedAt = performance.now()
      restsUntil = endedAt + Math.min(endedAt - startedAt, maxRestMs)
    }
  }

  function begin(quiz: OwnQuiz, by: string): Reading {
    const readers: Reader[] = []
    const reading: Reading = {
      quiz,
      readers,
      result: queue(by, async () => {
        await yieldToEventLoop()
        waiting.delete(quiz.id)
        return readNext(reading.quiz, () => readers.some(({ isWanted }) => isWanted()))
      }).finally(() => {
        if (waiting.get(quiz.id) === reading) waiting.delete(quiz.id)
      }),
    }
    waiting.set(quiz.id, reading)
    return reading
  }

  /** It is never older than what they ask with. */
  function ofStreams(quiz: OwnQuiz, reader: Reader): Promise<LiveMoment> {
    const reading = waiting.get(quiz.id) ?? begin(quiz, reader.userId)
    reading.quiz = quiz
    reading.readers.push(reader)
    return reading.result
  }

  return {
    /** For one call, because calls may read from a replica. */
    async ofCall(quizId: string, reader: Reader, now: number): Promise<LiveQuiz> {
      const quiz = await requireRole(store.reports, quizId, reader.userId, 'read')
      const { ofClass } = await queue(reader.userId, () => readNext(quiz, reader.isWanted))
      return { quiz: summarizeOwn(quiz, now), ...ofClass }
    },
    /** For a page that opens a stream. */
    async ofStream(quizId: string, reader: Reader, now: number) {
      const quiz = await requireRole(store.reports, quizId, reader.userId, 'read')
      return { head: summarizeOwn(quiz, now), moment: await ofStreams(quiz, reader) }
    },
    /** Streams that wait for the same class share what is read. */
    ofStreams,
  }
}
