import type { SavedAnswer } from '@quizly/domain'
import { ForeignReplyError } from '../../../lib/calls/call.ts'
import type { AnswerJournal } from '../../../lib/device/answer-journal.ts'
import { fittingAnswers, mostBytes } from '../../../lib/device/fitting-answers.ts'
import { createListeners } from '../../../lib/listeners.ts'
import { retryDelayMs } from './retry-delay.ts'
import { sendFailureOf } from '../../../lib/calls/send-failure.ts'

/**
 * `settling`: sent a moment ago and not acknowledged; too short to be worth a word, but not saved either. `refused`: the
 * server does not take an answer, and nothing tries again.
 */
export type SaveState = 'saved' | 'settling' | 'saving' | 'offline' | 'failing' | 'refused'

export type AnswerSaver = ReturnType<typeof createAnswerSaver>
/** When a change is sent: a choice at once, text when the typing pauses. */
export type SavePace = 'at once' | 'on a pause'

type Dependencies = {
  /** What an earlier page has left in the journal: it is sent first, and not called saved before. */
  left: readonly SavedAnswer[]
  journal: Pick<AnswerJournal, 'put' | 'remove'>
  /** Sends changes; resolves when the server has acknowledged them. `last` ones must outlive the page. */
  send: (changes: SavedAnswer[], last: boolean) => Promise<void>
  random: () => number
  /** The server takes no more answers: the attempt has been submitted elsewhere, or its time is over. */
  onOver: (error: unknown) => void
  /** The server answers again after a time in which it did not. */
  onBack: () => void
}

const textPauseMs = 500
const sayingSavingAfterMs = 800

/**
 * Brings answers to the server. Each change is written to the journal, then sent, and leaves the journal only when the
 * server has acknowledged exactly that change. One send is under way at a time; what happens meanwhile goes together.
 * While the server is out of reach it is tried again and again, with nothing if there is nothing to send. Where something
 * refuses a send, its changes go one by one, after all others, so that what is refused holds nothing back.
 */
export function createAnswerSaver({ left, journal, send, random, onOver, onBack }: Dependencies) {
  const unsaved = new Map<string, SavedAnswer>()
  const refused = new Set<string>()
  const suspects = new WeakSet<SavedAnswer>()
  const sentLast = new WeakSet<SavedAnswer>()
  const listeners = createListeners()
  let state: SaveState = left.length > 0 ? 'settling' : 'saved'
  let trouble: 'offline' | 'failing' | 'blocked' | null = null
  let failures = 0
  let isRunning = false
  let isSending = false
  let isSlow = false
  let isAskedAgain = false
  let sendTimer: ReturnType<typeof setTimeout> | undefined
  let slowTimer: ReturnType<typeof setTimeout> | undefined

  function save(change: SavedAnswer, pace: SavePace) {
    void journal.put(change)
    hold(change)
    if (isHeldUp()) return
    if (pace === 'at once') sendNow()
    else sendIn(textPauseMs)
  }

  function hold(change: SavedAnswer) {
    if (unsaved.size === 0) {
      isSlow = false
      slowTimer = setTimeout(() => {
        isSlow = true
        tell()
      }, sayingSavingAfterMs)
    }
    refused.delete(change.questionId)
    unsaved.set(change.questionId, change)
    tell()
  }

  /** What is blocked may be a few answers only, so others are tried. */
  const isHeldUp = () => trouble !== null && trouble !== 'blocked'

  function sendIn(ms: number) {
    clearTimeout(sendTimer)
    sendTimer = setTimeout(sendNow, ms)
  }

  function sendNow() {
    clearTimeout(sendTimer)
    sendTimer = undefined
    if (isRunning && !isSending && (unsaved.size > 0 || trouble)) void sendBatch()
  }

  function nextBatch(): SavedAnswer[] {
    const changes = [...unsaved.values()]
    const others = changes.filter((change) => !suspects.has(change))
    return others.length > 0 ? fittingAnswers(others, mostBytes.save) : changes.slice(0, 1)
  }

  async function sendBatch() {
    const batch = nextBatch()
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
    if (isAskedAgain || sendTimer === undefined) sendNow()
  }

  function acknowledge(changes: readonly SavedAnswer[]) {
    const isBack = trouble !== null
    failures = 0
    trouble = null
    forget(changes)
    void journal.remove(changes)
    tell()
    if (isBack) onBack()
  }

  function forget(changes: readonly SavedAnswer[]) {
    for (const change of changes) {
      if (unsaved.get(change.questionId) === change) unsaved.delete(change.questionId)
    }
  }

  function fail(batch: readonly SavedAnswer[], error: unknown) {
    const failure = sendFailureOf(error)
    if (error instanceof ForeignReplyError) suspect(batch)
    if (failure === 'offline' || failure === 'failing') {
      return tryLater(error instanceof ForeignReplyError ? 'blocked' : failure)
    }
    failures = 0
    trouble = null
    if (failure === 'refused') return batch.length > 1 ? suspect(batch) : putAside(batch)
    if (failure === 'over') return bringTheRest(batch, error)
    stop()
  }

  /** These go one by one from now on, and each to the end of the queue. */
  function suspect(batch: readonly SavedAnswer[]) {
    for (const change of batch) {
      suspects.add(change)
      if (unsaved.get(change.questionId) !== change) continue
      unsaved.delete(change.questionId)
      unsaved.set(change.questionId, change)
    }
  }

  function tryLater(reason: 'offline' | 'failing' | 'blocked') {
    failures += 1
    trouble = reason
    sendIn(retryDelayMs(failures, random()))
  }

  /** The connection may be back. A send that began without one may fail nevertheless; then it is tried again at once. */
  function retryNow() {
    if (isSending) isAskedAgain = true
    else sendNow()
  }

  /** What is refused even alone is not sent again unless it changes. It stays on this device, and is submitted. */
  function putAside(batch: readonly SavedAnswer[]) {
    forget(batch)
    for (const { questionId } of batch) if (!unsaved.has(questionId)) refused.add(questionId)
  }

  /** The server keeps what comes too late, too; so all of it is brought before the end is told. */
  function bringTheRest(batch: readonly SavedAnswer[], error: unknown) {
    forget(batch)
    void journal.remove(batch)
    if (unsaved.size > 0) return
    stop()
    onOver(error)
  }

  function tell() {
    if (unsaved.size === 0) clearTimeout(slowTimer)
    const next = currentState()
    if (next === state) return
    state = next
    listeners.tell()
  }

  function currentState(): SaveState {
    if (trouble === 'offline') return trouble
    if (unsaved.size > 0) return trouble ? 'failing' : isSlow ? 'saving' : 'settling'
    return refused.size > 0 ? 'refused' : 'saved'
  }

  /**
   * Sends once more, in a way that outlives the page, which may be gone in a moment, as much as browsers let through: the
   * latest first. The rest waits in the journal.
   */
  function sendLast() {
    const waiting = [...unsaved.values()].filter((change) => !sentLast.has(change))
    const changes = fittingAnswers(
      waiting.sort((one, other) => other.at - one.at),
      mostBytes.last,
    )
    if (!isRunning || changes.length === 0) return
    for (const change of changes) sentLast.add(change)
    send(changes, true).then(
      () => acknowledge(changes),
      () => {
        // They are in the journal, and the usual sends go on if the page stays.
      },
    )
  }

  function stop() {
    isRunning = false
    clearTimeout(sendTimer)
    sendTimer = undefined
  }

  return {
    save,
    sendLast,
    stop,
    start() {
      isRunning = true
      for (const change of left) hold(change)
      sendNow()
    },
    /** Sends what waits for a pause in the typing. */
    flush() {
      if (!isHeldUp()) sendNow()
    },
    /** Something else has found out that the server is out of reach. */
    loseTouch() {
      if (!isRunning || trouble) return
      tryLater('offline')
      tell()
    },
    retryNow,
    /** Whether there are answers that the server has not acknowledged. */
    isWaiting: () => unsaved.size > 0,
    state: () => state,
    subscribe: listeners.subscribe,
  }
}
