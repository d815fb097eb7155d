import { getQuiz, saveAnswers } from '@quizly/contract'
import { mergeAnswers, type SavedAnswer, type SelectedOption, timeLimitMs } from '@quizly/domain'
import { call } from '../../lib/call.ts'
import { openJournal } from './answer-journal.ts'
import { createAnswerSaver, type SavePace } from './answer-saver.ts'
import { createAnswerSheet } from './answer-sheet.ts'
import { createCountdown } from './countdown.ts'
import type { OpenPaper } from './load-quiz.ts'
import { followPage } from './page-life.ts'
import { openSiblingTabs } from './sibling-tabs.ts'

export type RunningExam = ReturnType<typeof createRunningExam>

/** A quiz while its clock runs: the time, the answers, and their way to the server. */
export function createRunningExam({ quiz, questions, attempt, kept }: OpenPaper) {
  const limitMs = timeLimitMs(quiz.timeLimit)
  const answers = mergeAnswers(attempt.answers, kept)
  const journal = openJournal(attempt._id)
  const sheet = createAnswerSheet(questions, answers)
  const countdown = createCountdown(attempt.remainingMs)
  const saver = createAnswerSaver({ journal, send, random: Math.random, onOver: tellHandedIn })
  let whenHandedIn = () => {}
  let tellSiblings = (_change: SavedAnswer) => {}
  let isAsking = false
  let isClosed = false

  async function send(changes: SavedAnswer[], keepalive: boolean) {
    const input = { params: { attemptId: attempt._id }, body: { changes } }
    const { remainingMs } = await call(saveAnswers, input, { keepalive })
    countdown.sync(remainingMs)
  }

  function tellHandedIn() {
    if (!isClosed) whenHandedIn()
  }

  function answer(questionId: string, selectedOption: SelectedOption, pace: SavePace = 'at once') {
    if (isClosed || countdown.isOver()) return
    const change = sheet.write(questionId, selectedOption, limitMs - countdown.liveMs())
    saver.save(change, pace)
    tellSiblings(change)
  }

  /** Asks the server for the time, and for what was answered in another place. */
  async function lookAgain() {
    if (isAsking) return
    isAsking = true
    try {
      const reply = await call(getQuiz, { params: { quizId: quiz._id } })
      if (!('attempt' in reply)) return
      if (reply.attempt.state === 'submitted') tellHandedIn()
      if (reply.attempt.state !== 'in-progress') return
      countdown.sync(reply.attempt.remainingMs)
      sheet.merge(reply.attempt.answers)
    } catch {
      // The countdown goes on, and the next acknowledgement brings the time.
    } finally {
      isAsking = false
    }
  }

  /** Starts; gives the function that stops. `onHandedIn` hears that the attempt was handed in elsewhere or by time. */
  function start(onHandedIn: () => void) {
    const isWaiting = (change: SavedAnswer) => answers.includes(change)
    const look = () => void lookAgain()
    whenHandedIn = onHandedIn
    const siblings = openSiblingTabs(attempt._id, (change) => sheet.merge([change]))
    tellSiblings = siblings.tell
    const unfollow = followPage({
      leave: saver.sendLast,
      return: look,
      online: () => {
        saver.retryNow()
        look()
      },
    })
    const forget = lookOnceBeforeEnd(look)
    countdown.start(look)
    saver.start(kept.filter(isWaiting))
    void journal.remove(kept.filter((change) => !isWaiting(change)))
    return () => {
      whenHandedIn = () => {}
      tellSiblings = () => {}
      saver.sendLast()
      saver.stop()
      countdown.stop()
      forget()
      unfollow()
      siblings.close()
    }
  }

  /**
   * What is handed in at the end replaces what was saved. So each page takes over what was answered elsewhere, a few
   * seconds before; not all pages of a class at one moment.
   */
  function lookOnceBeforeEnd(look: () => void) {
    const momentMs = 5_000 + 15_000 * Math.random()
    const forget = countdown.subscribe(() => {
      if (countdown.leftMs() > momentMs) return
      forget()
      if (!countdown.isOver()) look()
    })
    return forget
  }

  /** The attempt is handed in: nothing has to be kept or sent any more. */
  function close() {
    isClosed = true
    saver.stop()
    void journal.clear()
  }

  return { quiz, questions, limitMs, countdown, sheet, saver, answer, lookAgain, start, close }
}
