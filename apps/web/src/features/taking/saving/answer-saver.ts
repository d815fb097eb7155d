import type { SavedAnswer } from '@quizly/domain'
import { ForeignReplyError, sendFailureOf } from '../../../lib/failures.ts'
import type { AnswerJournal } from '../../../lib/device/answer-journal.ts'
import { createSaveQueue } from './save-queue.ts'
import { createSaveState, type Trouble } from './save-state.ts'
import { createSendTimer } from './send-timer.ts'

export type AnswerSaver = ReturnType<typeof createAnswerSaver>
/** When a change is sent: a choice at once, text when typing pauses. */
export type SavePace = 'at once' | 'on a pause'

type Dependencies = {
  /**
   * What an earlier page has left in the journal. It is sent first, and until then nothing is called saved.
   */
  pending: readonly SavedAnswer[]
  journal: Pick<AnswerJournal, 'put' | 'remove'>
  /**
   * Sends changes; resolves when the server has acknowledged them. With `last` the request must outlive the
   * page.
   */
  send: (changes: SavedAnswer[], last: boolean) => Promise<void>
  random: () => number
  /** The server takes no more answers: the attempt was submitted elsewhere, or its time is over. */
  onOver: (error: unknown) => void
  /** The server answers again after it was unreachable. */
  onBack: () => void
}

const textPauseMs = 500

/**
 * Brings answers to the server. A change is written to the journal, sent, and removed from the journal only
 * when the server has acknowledged exactly that change. One send at a time; changes made meanwhile go
 * together in the next. While the server cannot be reached, it keeps trying, with an empty send if nothing
 * waits.
 */
export function createAnswerSaver({ pending, journal, send, random, onOver, onBack }: Dependencies) {
  const queue = createSaveQueue()
  const timer = createSendTimer(sendNow, random)
  const { note, state, subscribe } = createSaveState(pending.length > 0 ? 'settling' : 'saved')
  let trouble: Trouble | null = null
  let isOnDevice = true
  let hasMissed = false
  let isOver = false
  let isRunning = false
  let isSending = false
  let isAskedAgain = false

  function tell() {
    const waits = { isWaiting: queue.isWaiting(), hasRefused: queue.hasRefused() }
    note({ trouble, ...waits, isOnDevice, hasMissed, isOver })
  }

  /** Some private windows and full disks take nothing. */
  async function noteWriting(written: Promise<boolean>) {
    isOnDevice = await written
    tell()
  }

  function save(change: SavedAnswer, pace: SavePace) {
    void noteWriting(journal.put(change))
    queue.add(change)
    tell()
    if (isHeldUp()) return
    if (pace === 'at once') sendNow()
    else timer.sendIn(textPauseMs)
  }

  /** No send may leave now. But if only some answers are blocked, others are still sent. */
  const isHeldUp = () => trouble !== null && trouble !== 'blocked'

  function sendNow() {
    timer.clear()
    if (isRunning && !isSending && (queue.isWaiting() || trouble)) void sendBatch()
  }

  async function sendBatch() {
    const batch = queue.nextBatch()
    isSending = true
    isAskedAgain = false
    try {
      await send(batch, false)
      acknowledge(batch)
    } catch (error) {
      fail(batch, error)
    }
    isSending = false
    tell()
    if (isAskedAgain || !timer.isSet()) sendNow()
  }

  function acknowledge(changes: readonly SavedAnswer[]) {
    const isBack = trouble !== null
    recover()
    queue.forget(changes)
    void journal.remove(changes)
    tell()
    if (isBack) onBack()
  }

  function recover() {
    timer.forgetFailures()
    trouble = null
  }

  function fail(batch: readonly SavedAnswer[], error: unknown) {
    const failure = sendFailureOf(error)
    const isForeign = error instanceof ForeignReplyError
    if (isForeign) queue.suspect(batch)
    if (failure === 'offline' || failure === 'failing') return tryLater(isForeign ? 'blocked' : failure)
    recover()
    if (failure === 'refused') return batch.length > 1 ? queue.suspect(batch) : queue.refuse(batch)
    if (failure === 'over') return flushAfterEnd(batch, error)
    stop()
  }

  function tryLater(reason: Trouble) {
    trouble = reason
    timer.sendAfterFailure()
  }

  /**
   * The connection may be back. A send that started without one may still fail; then it is repeated at once.
   */
  function retryNow() {
    if (isSending) isAskedAgain = true
    else sendNow()
  }

  /** The server also keeps late answers, so all of them are sent before the end is announced. */
  function flushAfterEnd(batch: readonly SavedAnswer[], error: unknown) {
    isOver = true
    queue.forget(batch)
    void journal.remove(batch)
    if (queue.isWaiting()) return
    stop()
    onOver(error)
  }

  /**
   * Sends once more in a way that outlives the page, because it may close now. What does not fit stays in the
   * journal.
   */
  function sendLast() {
    const changes = isRunning ? queue.lastBatch() : []
    if (changes.length === 0) return
    send(changes, true).then(
      () => acknowledge(changes),
      () => {
        // The answers are in the journal, and if the page stays, the usual sends go on.
      },
    )
  }

  function stop() {
    isRunning = false
    timer.clear()
  }

  return {
    save,
    sendLast,
    stop,
    start() {
      isRunning = true
      void noteWriting(journal.remove([]))
      pending.forEach(queue.add)
      tell()
      sendNow()
    },
    /** Sends at once what waits for a pause in typing. */
    flush() {
      if (!isHeldUp()) sendNow()
    },
    /** Called when another request has found the server unreachable. */
    onOffline() {
      if (!isRunning || trouble) return
      tryLater('offline')
      tell()
    },
    retryNow,
    /** Asks the server for the time by an empty send, unless another one is under way. */
    ask() {
      if (isRunning && !isSending) void sendBatch()
    },
    /** An answer was not taken, because its question was left before it arrived. */
    miss() {
      hasMissed = true
    },
    /** Whether this device keeps what is not sent yet. */
    isOnDevice: () => isOnDevice,
    /** Whether there are answers that the server has not acknowledged. */
    isWaiting: queue.isWaiting,
    state,
    subscribe,
  }
}
