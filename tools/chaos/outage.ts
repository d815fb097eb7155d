import { setTimeout as wait } from 'node:timers/promises'
import {
  type CallResult,
  getLive,
  getQuiz,
  giveExtraTime,
  saveAnswers,
  startAttempt,
  verifyCode,
} from '@quizly/contract'
import { offlineFromMs, minutesFor } from '@quizly/domain'
import type { SeededQuiz, SeededUser } from '../../apps/server/src/testing/seed.ts'
import type { Chance } from './chance.ts'
import type { Finding } from './findings.ts'
import type { PersistentCall } from './persistent-call.ts'
import { openStudentPage, type StudentPage } from './student/student-page.ts'

type Class = {
  educator: SeededUser
  students: readonly SeededUser[]
  quiz: SeededQuiz
  /** How many lose their network together. */
  cutOff: number
  call: PersistentCall
  addresses: () => readonly string[]
  chance: Chance
}
type Seat = { student: SeededUser; attemptId: string; durationMs: number; page: StudentPage }

const askEveryMs = 250
const retryForMs = 30_000
/** A grant must be known to every student after this time, in ms. */
const shownWithinMs = 2_000

/**
 * Lets some students of a class lose their network together while the others go on, and gives them the time back that
 * the live page proposes. Counts whom it named wrongly, which clocks were late or wrong, and which answers were lost.
 */
export async function causeOutage(ofClass: Class): Promise<Finding[]> {
  const { educator, quiz, students, call, chance } = ofClass
  const params = { quizId: quiz._id }
  const look = async () =>
    (await call(getLive, { token: educator.token, params })).body as CallResult<typeof getLive>
  const seats = await Promise.all(students.map((student) => enterAndStart(ofClass, student)))
  await saveAll(ofClass, seats, 'before')
  await until(async () => (await look()).counts.working === seats.length)

  const cut = chance.shuffle(seats).slice(0, ofClass.cutOff)
  const others = seats.filter((seat) => !cut.includes(seat))
  const from = Date.now()
  for (const { page } of cut) page.cut()
  await saveAll(ofClass, others, 'meanwhile')
  await wait(offlineFromMs)
  await until(async () => (await look()).counts.offline === cut.length)
  for (const seat of cut) seat.page = await connect(ofClass, seat)
  await saveAll(ofClass, cut, 'meanwhile')
  await until(async () => (await look()).cutOff?.minutes !== undefined)
  const { cutOff } = await look()
  const { until: back, minutes, names = [] } = cutOff ?? {}
  const expected = cut.map(({ student }) => student.name)

  const calledAt = performance.now()
  const heard = Promise.all(cut.map(({ page }) => page.hear()))
  const body = { _id: 'outage', reach: 'cut-off', from: cutOff?.from, until: back, minutes }
  const { status } = await call(giveExtraTime, { token: educator.token, params, body })
  if (status !== 200) throw new Error(`The time was answered ${status}`)
  const delays = (await heard).map(({ at }) => at - calledAt)
  const now = await Promise.all(seats.map((seat) => openAgain(ofClass, seat)))
  const expectedOf = (seat: Seat) => seat.durationMs + (cut.includes(seat) ? (minutes ?? 0) * 60_000 : 0)
  for (const { page } of seats) page.cut()
  return [
    { name: 'students cut off together', count: cut.length },
    { name: 'named by the live page', count: names.length, mustBe: cut.length },
    { name: 'named wrongly', count: names.filter((name) => !expected.includes(name)).length, mustBe: 0 },
    {
      name: 'minutes proposed',
      count: minutes ?? 0,
      mustBe: minutesFor({ from, until: Date.parse(back ?? '') }),
    },
    { name: 'ms until the last of them knew', count: Math.round(Math.max(...delays)) },
    {
      name: 'told later than after two seconds',
      count: delays.filter((ms) => ms > shownWithinMs).length,
      mustBe: 0,
    },
    {
      name: 'clocks other than they must be',
      count: seats.filter((seat, at) => now[at]?.durationMs !== expectedOf(seat)).length,
      mustBe: 0,
    },
    {
      name: 'answers lost in the outage',
      count: now.filter(({ answers }) => answers[0]?.selectedOption !== 'meanwhile').length,
      mustBe: 0,
    },
  ]
}

/** Enters the quiz, starts it and opens its page. */
async function enterAndStart(ofClass: Class, student: SeededUser): Promise<Seat> {
  const { call, quiz } = ofClass
  const { token } = student
  await call(verifyCode, { token, body: { secretCode: quiz.secretCode } })
  const { body } = await call(startAttempt, { token, params: { quizId: quiz._id } })
  const { attempt } = body as CallResult<typeof startAttempt>
  const seat = { student, attemptId: attempt._id, durationMs: attempt.durationMs }
  return { ...seat, page: await connect(ofClass, seat) }
}

/** A page that has heard how long its attempt is. */
async function connect({ addresses, chance }: Class, { student, attemptId }: Omit<Seat, 'page'>) {
  const page = await openStudentPage(chance.pick(addresses()), { attemptId, token: student.token })
  await page.hear()
  return page
}

/** Each of them changes the answer to the first written question. */
async function saveAll({ call, quiz }: Class, seats: readonly Seat[], value: string): Promise<void> {
  const changes = [{ questionId: writtenIn(quiz), selectedOption: value }]
  const replies = seats.map(({ student: { token }, attemptId }) =>
    call(saveAnswers, { token, params: { attemptId }, body: { changes, device: 'chaos' } }),
  )
  for (const { status } of await Promise.all(replies)) {
    if (status !== 200) throw new Error(`A save was answered ${status}`)
  }
}

const writtenIn = ({ questions }: SeededQuiz) => questions.find(({ type }) => type === 'write')?._id

/** What a student finds who opens the quiz once more. */
async function openAgain({ call, quiz }: Class, { student: { token } }: Seat) {
  const { body } = await call(getQuiz, { token, params: { quizId: quiz._id } })
  const { attempt } = body as CallResult<typeof startAttempt>
  return attempt
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const giveUpAt = performance.now() + retryForMs
  while (!(await isSo())) {
    if (performance.now() > giveUpAt) throw new Error('The live page did not see what has happened')
    await wait(askEveryMs)
  }
}
