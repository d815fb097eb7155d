import type { StreamEvent } from '@quizly/contract'
import type { SavedAnswer, SelectedOption } from '@quizly/domain'
import { notify } from '../../../components/feedback/toast.tsx'
import { followAttempt } from '../../../lib/calls/follow-stream.ts'
import { mayWorkLater } from '../../../lib/failures.ts'
import { openJournal } from '../../../lib/device/answer-journal.ts'
import { deviceStore, inTime } from '../../../lib/device/device-store.ts'
import { createCountdown } from '../clock/countdown.ts'
import { createDeviceClock } from '../clock/device-clock.ts'
import type { OpenAttempt } from '../entering/open-attempt.ts'
import { createAnswerSaver, type SavePace } from '../saving/answer-saver.ts'
import { openAttemptCopy } from '../saving/attempt-copy.ts'
import { openBrowserReport } from '../saving/browser-report.ts'
import { openFlags } from '../question/flags.ts'
import { createSeenAnswers } from '../saving/seen-answers.ts'
import { followPage } from './page-life.ts'
import { createRefresher } from './refresher.ts'
import { moreTime } from '../messages.ts'
import { createSender } from './sender.ts'
import { createSiblingTabs } from './sibling-tabs.ts'

const refreshPatienceMs = 5_000
/** On a slow phone the first frame takes a while; until then it has the device for itself. */
const firstFrameMs = 500

export type LiveAttempt = ReturnType<typeof createLiveAttempt>

/** An attempt while its clock runs: the time, the answers, and sending them to the server. */
export function createLiveAttempt(opened: OpenAttempt, store = deviceStore) {
  const { quiz, questions, known, pending, isCopy } = opened
  const { _id } = known
  let { lengthMs } = known
  const journal = openJournal(_id, store)
  const copy = openAttemptCopy(quiz._id, store)
  const report = openBrowserReport(_id)
  const flags = openFlags(_id, questions)
  const { now } = createDeviceClock(report.latest())
  // Unsent answers are shown until the server reports others.
  const answers = createSeenAnswers(questions, [...known.answers, ...pending])
  const countdown = createCountdown(known.remainingMs)
  const siblings = createSiblingTabs(_id, answers, (unsaved) => saver.save(unsaved, 'on a pause'))
  const sender = createSender({
    opened,
    answers,
    countdown,
    report,
    journal,
    siblings,
    lengthMs: () => lengthMs,
    onBehind: () => refreshNow(),
    onMissed: () => saver.miss(),
    now,
    onAcknowledged,
  })
  const { ask, refresh, whenDone } = createRefresher({
    quizId: quiz._id,
    answers,
    countdown,
    now,
    onAcknowledged,
    onDuration,
    onSubmitted: sendLate,
    onOffline,
  })
  const refreshNow = () => void refresh()
  const saver = createAnswerSaver({
    pending,
    journal,
    send: sender.send,
    random: Math.random,
    onOver: notifyEnded,
    onBack: refreshNow,
  })
  let whenOver = (_error?: unknown) => {}
  let isClosed = false

  /** Copies what the server has acknowledged to this device. */
  function onAcknowledged(acknowledged: readonly SavedAnswer[], remainingMs: number) {
    if (isClosed) return
    void copy.note(acknowledged, remainingMs)
    noteTime()
  }

  /**
   * If the attempt is longer than known, its student was given more time, and is told, even if it seemed to be over. It
   * is shorter only if it has ended: that the server has to say itself.
   */
  function onDuration(durationMs: number) {
    const moreMs = durationMs - lengthMs
    if (moreMs < 0) refreshNow()
    if (moreMs <= 0) return
    lengthMs = durationMs
    countdown.lengthen(moreMs)
    notify({ kind: 'success', text: moreTime(moreMs) })
  }

  /**
   * The attempt is over. What has never left this device is sent now; otherwise the server would never have
   * it.
   */
  function sendLate() {
    if (saver.isWaiting()) saver.retryNow()
    else notifyEnded()
  }

  /** Of all clocks that survive a reload only the device's own runs on, and it may be set meanwhile. So this is noted often. */
  const noteTime = () => report.keepTime(countdown.liveMs())

  function leavePage() {
    noteTime()
    saver.sendLast()
  }

  function notifyEnded(error?: unknown) {
    if (!isClosed) whenOver(error)
  }

  function onEvent(event: StreamEvent<'getClock'>) {
    if (event.type === 'ended') countdown.end()
    else if (event.type === 'duration') onDuration(event.durationMs)
    else refreshNow()
  }

  function onOffline() {
    report.lose(sender.elapsedMs())
    saver.onOffline()
  }

  function answer(
    questionId: string,
    selectedOption: SelectedOption,
    pace: SavePace = 'at once',
    left?: true,
  ) {
    if (isClosed || countdown.isOver()) return
    const change = answers.write(questionId, selectedOption, now(), left)
    report.keepLatest(change.at, countdown.liveMs())
    saver.save(change, pace)
    siblings.tell(change)
  }

  /**
   * Asks for the time before the page is locked for good, because some may have been given meanwhile. Something on the way
   * may refuse saves and let other calls pass. Throws if nothing answers.
   */
  async function askAtEnd() {
    const orPass = (error: unknown) => {
      if (mayWorkLater(error)) throw error
    }
    await sender.send([]).catch((error: unknown) => (mayWorkLater(error) ? ask().catch(orPass) : undefined))
  }

  /** Submits. While there is time, it first waits for answers given elsewhere, if they are being loaded. */
  async function submit(userId: string) {
    const refreshing = whenDone()
    if (refreshing && !countdown.isOver()) await inTime(refreshing, refreshPatienceMs)
    await sender.submit(userId)
  }

  /**
   * Starts; returns the function that stops it. `onOver` is called when the attempt was submitted elsewhere
   * or by time, with the failure that said so, if any.
   */
  function start(onOver: (error?: unknown) => void) {
    whenOver = onOver
    const leaveSiblings = siblings.start()
    const leaveFlags = flags.start()
    const unfollow = followPage({
      leave: leavePage,
      return: refreshNow,
      online: saver.retryNow,
      offline: onOffline,
    })
    const unfollowClock = followAttempt(_id, onEvent, saver.ask)
    const unfollowEnd = countdown.subscribe(() => countdown.isOver() && noteTime())
    countdown.start(refreshNow)
    saver.start()
    // Kept answers are being sent already, and their send reports the resumption. A copy was opened because
    // the server does not answer.
    const mayTell = !isCopy && pending.length === 0
    const telling = mayTell ? setTimeout(sender.tellResumption, firstFrameMs) : undefined
    if (isCopy) onOffline()
    return () => {
      whenOver = () => {}
      clearTimeout(telling)
      saver.sendLast()
      saver.stop()
      countdown.stop()
      unfollowClock()
      unfollowEnd()
      unfollow()
      leaveSiblings()
      leaveFlags()
    }
  }

  /** The attempt is over and nothing is sent any more. What the server does not have stays in the journal. */
  function close() {
    isClosed = true
    saver.stop()
    void journal.close()
    void copy.discard()
    report.forget()
    flags.forget()
  }

  return {
    _id,
    quiz,
    questions,
    /** Whether the student can go back to earlier questions, and so flag some for that. */
    canReturn: opened.pages !== 'forward-only',
    /** How long the attempt is in all. */
    lengthMs: () => lengthMs,
    countdown,
    answers,
    saver,
    siblings,
    report,
    flags,
    answer,
    refresh,
    askAtEnd,
    start,
    submit,
    close,
  }
}
