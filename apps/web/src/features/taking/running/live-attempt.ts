import type { SavedAnswer, SelectedOption } from '@quizly/domain'
import { call } from '../../../lib/calls/call.ts'
import { openJournal } from '../../../lib/device/answer-journal.ts'
import { createAnswerSaver, type SavePace } from '../saving/answer-saver.ts'
import { createSeenAnswers } from '../saving/seen-answers.ts'
import { openBrowserReport } from '../saving/browser-report.ts'
import { createCountdown } from '../clock/countdown.ts'
import { createDeviceClock } from '../clock/device-clock.ts'
import { fittingAnswers, mostBytes } from '../../../lib/device/fitting-answers.ts'
import { inTime } from '../../../lib/device/in-time.ts'
import { type OpenAttempt, seenAnswers } from '../entering/open-attempt.ts'
import { followPage } from './page-life.ts'
import { openAttemptCopy } from '../saving/attempt-copy.ts'
import { sendFailureOf } from '../../../lib/calls/send-failure.ts'
import { createSiblingTabs } from './sibling-tabs.ts'

const lookPatienceMs = 5_000

export type LiveAttempt = ReturnType<typeof createLiveAttempt>

/** A quiz while its clock runs: the time, the answers, and their way to the server. */
export function createLiveAttempt({ quiz, questions, known, kept, isCopy, isResumed }: OpenAttempt) {
  const { lengthMs } = known
  const journal = openJournal(known._id)
  const copy = openAttemptCopy(quiz._id)
  const report = openBrowserReport(known._id)
  const clock = createDeviceClock(report.latest())
  // What has not left this device is shown until the server says that something else stands.
  const answers = createSeenAnswers(questions, [...known.answers, ...kept])
  const countdown = createCountdown(known.remainingMs)
  const siblings = createSiblingTabs(known._id, answers)
  const saver = createAnswerSaver({
    left: kept,
    journal,
    send,
    random: Math.random,
    onOver: tellOver,
    onBack: look,
  })
  let whenOver = (_error?: unknown) => {}
  let isResumptionTold = !isResumed
  let looking: Promise<void> | undefined
  let isClosed = false

  async function send(changes: SavedAnswer[], keepalive: boolean) {
    const resumed = !isResumptionTold
    const hearTime = countdown.ask()
    const { savedAt, remainingMs, others } = await report.sendAlong(elapsedMs(), (told) => {
      const body = { changes: changes.map(aged), ...told, ...(resumed && { resumed }) }
      return call('saveAnswers', { params: { attemptId: known._id }, body }, { keepalive })
    })
    isResumptionTold = true
    const standing = answers.acknowledge(changes, savedAt, others)
    for (const each of standing) if (each.isOther) siblings.tell(each)
    hearTime(remainingMs)
    learn(standing, remainingMs)
  }

  const elapsedMs = () => lengthMs - countdown.liveMs()
  const aged = ({ questionId, selectedOption, at }: SavedAnswer) => {
    return { questionId, selectedOption, age: Math.max(0, clock.now() - at), order: at }
  }

  /**
   * Saves what waits and ends the attempt. What does not fit into the submission goes before it. Answers that the server
   * has go along as if they were as old as the attempt, so that they undo nothing that was given elsewhere.
   */
  async function submit(userId: string) {
    if (looking && !countdown.isOver()) await inTime(looking, lookPatienceMs)
    let waiting = answers.waiting()
    while (fittingAnswers(waiting, mostBytes.submission).length < waiting.length) {
      await send(fittingAnswers(waiting, mostBytes.save), false)
      waiting = answers.waiting()
    }
    const saved = answers.all().filter((each) => !waiting.includes(each))
    const given = fittingAnswers(
      [...waiting, ...saved.map((each) => ({ ...each, at: 0 }))],
      mostBytes.submission,
    )
    const body = { quizId: quiz._id, userId, answers: given.map(aged) }
    try {
      await report.sendAlong(elapsedMs(), (told) => call('submitAttempt', { body: { ...body, ...told } }))
      void journal.remove(waiting)
    } catch (error) {
      if (sendFailureOf(error) === 'over') void journal.remove(waiting)
      throw error
    }
  }

  /** The server stamps the moment, so it hears of it before there is anything to save. */
  function tellResumption() {
    if (!isResumptionTold && !isCopy && kept.length === 0) send([], false).catch(() => {})
  }

  /** Takes over what the server has acknowledged into the copy on this device. */
  function learn(acknowledged: readonly SavedAnswer[], remainingMs: number) {
    if (!isClosed) void copy.note(acknowledged, remainingMs)
  }

  /** The attempt is over. What has never left this device goes out now, or the server would not have it at all. */
  function bringLate() {
    if (saver.isWaiting()) saver.retryNow()
    else tellOver()
  }

  function tellOver(error?: unknown) {
    if (!isClosed) whenOver(error)
  }

  function answer(questionId: string, selectedOption: SelectedOption, pace: SavePace = 'at once') {
    if (isClosed || countdown.isOver()) return
    const change = answers.write(questionId, selectedOption, clock.now())
    report.keepLatest(change.at)
    saver.save(change, pace)
    siblings.tell(change)
  }

  /** Asks the server for the time, and for what was answered in another place. */
  function lookAgain(): Promise<void> {
    looking ??= askForAttempt().finally(() => {
      looking = undefined
    })
    return looking
  }

  async function askForAttempt() {
    const hearTime = countdown.ask()
    const hearAnswers = answers.ask()
    const askedAt = clock.now()
    try {
      const reply = await call('getQuiz', { params: { quizId: quiz._id } })
      if (!('attempt' in reply)) return
      if (reply.attempt.state === 'submitted') bringLate()
      if (reply.attempt.state !== 'in-progress') return
      hearTime(reply.attempt.remainingMs)
      const seen = seenAnswers(reply.attempt.answers, askedAt)
      learn(seen, reply.attempt.remainingMs)
      hearAnswers(seen)
    } catch (error) {
      // The countdown goes on, and the next acknowledgement brings the time.
      if (sendFailureOf(error) === 'offline') loseTouch()
    }
  }

  function loseTouch() {
    report.lose(elapsedMs())
    saver.loseTouch()
  }

  function look() {
    void lookAgain()
  }

  /**
   * Starts; gives the function that stops. `onOver` hears that the attempt was submitted elsewhere or by time, with
   * the failure that said so, if one did.
   */
  function start(onOver: (error?: unknown) => void) {
    whenOver = onOver
    const leaveSiblings = siblings.start()
    const unfollow = followPage({
      leave: saver.sendLast,
      return: look,
      online: saver.retryNow,
      offline: loseTouch,
    })
    const forget = lookOnceBeforeEnd()
    countdown.start(look)
    saver.start()
    tellResumption()
    if (isCopy) loseTouch()
    return () => {
      whenOver = () => {}
      saver.sendLast()
      saver.stop()
      countdown.stop()
      forget()
      unfollow()
      leaveSiblings()
    }
  }

  /** Each page takes over what was answered elsewhere, a few seconds before the end; not all of a class at one moment. */
  function lookOnceBeforeEnd() {
    const momentMs = 5_000 + 15_000 * Math.random()
    const forget = countdown.subscribe(() => {
      if (countdown.leftMs() > momentMs) return
      forget()
      if (!countdown.isOver()) look()
    })
    return forget
  }

  /** The attempt is over: nothing has to be sent any more. What the server does not have stays in the journal. */
  function close() {
    isClosed = true
    saver.stop()
    void journal.close()
    void copy.discard()
    report.forget()
  }

  return {
    quiz,
    questions,
    lengthMs,
    countdown,
    answers,
    saver,
    siblings,
    report,
    answer,
    lookAgain,
    start,
    submit,
    close,
  }
}
