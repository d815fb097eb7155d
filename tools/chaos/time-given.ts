import { setTimeout as wait } from 'node:timers/promises'
import {
  type CallResult,
  type Failure,
  giveExtraTime,
  type Result,
  saveAnswers,
  startAttempt,
  submitAttempt,
  verifyCode,
} from '@quizly/contract'
import type { SeededQuiz, SeededUser } from '../../apps/server/src/testing/seed.ts'
import type { Finding } from './findings.ts'
import { expectStatus, type PersistentCall } from './persistent-call.ts'

type Class = {
  educator: SeededUser
  students: readonly SeededUser[]
  /** A quiz of one minute. */
  quiz: SeededQuiz
  call: PersistentCall
}

const givenMinutes = 5
/** So long after its own zero a page is still without a network, in ms. */
const awayMs = 2_000

/**
 * Students lose their network before the end of their time and come back after it. Every other one was given more time
 * meanwhile. Each page asks before it submits. Counts who was locked out of time that was theirs, who got time that was
 * not, and which answers were lost.
 */
export async function giveTimeMeanwhile(ofClass: Class): Promise<Finding[]> {
  const { students } = ofClass
  const ends = await Promise.all(students.map((student, at) => comeBackLate(ofClass, student, at % 2 === 0)))
  const count = (isSo: (end: (typeof ends)[number]) => boolean) => ends.filter(isSo).length
  return [
    { name: 'students offline at their own zero', count: students.length },
    { name: 'given more time meanwhile', count: count(({ isGiven }) => isGiven) },
    { name: 'locked out of it', count: count((end) => end.isGiven && !end.isOpen), mustBe: 0 },
    { name: 'let in without it', count: count((end) => !end.isGiven && end.isOpen), mustBe: 0 },
    { name: 'answers lost on the way', count: count(({ isWhole }) => !isWhole), mustBe: 0 },
  ]
}

async function comeBackLate({ educator, quiz, call }: Class, student: SeededUser, isGiven: boolean) {
  const { token, _id: userId } = student
  const questionId = quiz.questions.find(({ type }) => type === 'write')?._id
  expectStatus(200, await call(verifyCode, { token, body: { secretCode: quiz.secretCode } }))
  const started = await call(startAttempt, { token, params: { quizId: quiz._id } })
  expectStatus(200, started)
  const { attempt } = started.body as CallResult<typeof startAttempt>
  const zeroAt = performance.now() + attempt.remainingMs
  const save = async (selectedOption?: string) => {
    const changes = selectedOption === undefined ? [] : [{ questionId, selectedOption }]
    const { body } = await call(saveAnswers, { token, params: { attemptId: attempt._id }, body: { changes } })
    return (body as Partial<CallResult<typeof saveAnswers>>).remainingMs ?? 0
  }
  await save('before')
  if (isGiven) {
    const given = { _id: `away ${userId}`, reach: 'student', userId, minutes: givenMinutes }
    await call(giveExtraTime, { token: educator.token, params: { quizId: quiz._id }, body: given })
  }
  await wait(Math.max(0, zeroAt + awayMs - performance.now()))
  const isOpen = (await save()) > 0
  if (isOpen) await save('after')
  const { body } = await call(submitAttempt, { token, body: { quizId: quiz._id, userId, answers: [] } })
  // A reply that was lost with its server: the repetition is refused, with the result.
  const { answers } = ('result' in (body as object) ? (body as Failure).result : body) as Result
  const expected = isOpen ? 'after' : 'before'
  const found = answers.find((answer) => answer.questionId === questionId)?.selectedOption
  return { isGiven, isOpen, isWhole: found === expected }
}
