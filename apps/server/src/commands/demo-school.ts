import {
  acceptInvitation,
  type Call,
  type CallResult,
  createQuestions,
  createQuiz,
  finalizeQuiz,
  eventsType,
  getClock,
  getQuestions,
  inviteColleague,
  type Role,
  saveAnswers,
  setAllowance,
  signup,
  startAttempt,
  submitAttempt,
  updateQuizSettings,
  verifyCode,
} from '@quizly/contract'
import type { SelectedOption } from '@quizly/domain'
import {
  type DemoQuiz,
  essayQuestion,
  finished,
  finishedAnswers,
  placeWithExtraTime,
  progress,
  running,
  spelledQuestion,
  studentNames,
  untaken,
  usualAnswer,
} from './demo-content.ts'

export const password = 'demonstration'

const minuteMs = 60_000
const dayMs = 1_440 * minuteMs

type Account = CallResult<typeof signup>
type Attempt = CallResult<typeof startAttempt>

/** By the product’s own calls. `setOffset` sets how many ms its clock is ahead of this one. */
export async function createSchool(api: string, setOffset: (ms: number) => void) {
  setOffset(-4 * dayMs)
  const [educator, colleague, ...students] = await Promise.all([
    createAccount(api, 'Amara Okafor', 'educator', 'admin'),
    createAccount(api, 'Sven Lindqvist', 'colleague', 'admin'),
    ...studentNames.map((name, at) => createAccount(api, name, `student${at + 1}`, 'student')),
  ])
  const desk = { api, educator }

  const finishedId = await openQuiz(desk, finished)
  const params = { quizId: finishedId }
  await send(api, updateQuizSettings, {
    by: educator,
    params,
    body: { resultRelease: 'by-hand', code: 'open' },
  })
  const attempts: Attempt[] = []
  for (const student of students) attempts.push(await begin(api, student, finished, finishedId))
  for (const [index, student] of students.entries()) {
    setOffset((18 + index / 3) * minuteMs - 4 * dayMs)
    const answers = answersTo(attempts[index], finishedAnswers[index] ?? [])
    await send(api, submitAttempt, {
      by: student,
      body: { quizId: finishedId, userId: student.user._id, answers },
    })
  }
  await send(api, updateQuizSettings, {
    by: educator,
    params,
    body: { resultRelease: 'by-hand', code: 'closed' },
  })

  setOffset(-dayMs)
  const body = { email: colleague.user.email, role: 'marker' } as const
  const { link = '' } = await send(api, inviteColleague, { by: educator, params, body })
  await send(api, acceptInvitation, { by: colleague, body: { token: new URL(link, api).hash.slice(1) } })
  await openQuiz(desk, untaken)
  const runningId = await openQuiz(desk, running)
  const more = students[placeWithExtraTime]
  if (more) {
    const allowance = { email: more.user.email, percent: 25, everywhere: true }
    await send(api, setAllowance, { by: educator, params: { quizId: runningId }, body: allowance })
  }
  await letClassWork({ api, runningId, students, setOffset })

  const { questions } = await send(api, getQuestions, { by: educator, params })
  const idAt = (index: number) => questions[index]?._id ?? ''
  return { finishedId, runningId, spelledId: idAt(spelledQuestion), essayId: idAt(essayQuestion) }
}

function createAccount(api: string, name: string, mailbox: string, role: Role): Promise<Account> {
  const body = { name, email: `${mailbox}@demo.example`, password, role, remember: true }
  return send(api, signup, { body })
}

async function openQuiz(
  { api, educator }: { api: string; educator: Account },
  quiz: DemoQuiz,
): Promise<string> {
  const { questions, ...details } = quiz
  const body = { ...details, numQuestions: questions.length }
  const created = await send(api, createQuiz, { by: educator, body })
  const quizId = created.quiz._id
  await send(api, createQuestions, { by: educator, body: { quizId, questions } })
  await send(api, finalizeQuiz, { by: educator, params: { quizId } })
  return quizId
}

async function begin(api: string, by: Account, { secretCode }: DemoQuiz, quizId: string): Promise<Attempt> {
  await send(api, verifyCode, { by, body: { secretCode } })
  return send(api, startAttempt, { by, params: { quizId } })
}

const answersTo = (attempt: Attempt | undefined, chosen: readonly SelectedOption[]) =>
  chosen.flatMap((selectedOption, at) => {
    const question = attempt?.questions[at]
    return question ? [{ questionId: question._id, selectedOption }] : []
  })

type Class = { api: string; runningId: string; students: Account[]; setOffset: (ms: number) => void }

/** First all begin, then they answer, so that time only goes on. */
async function letClassWork({ api, runningId, students, setOffset }: Class): Promise<void> {
  const working = []
  for (const [at, { index, ...rest }] of progress.entries()) {
    setOffset((at === 0 ? -34 : -26 + at / 2) * minuteMs)
    const by = students[index]
    if (by) working.push({ ...rest, by, attempt: await begin(api, by, running, runningId) })
  }
  for (const [at, { by, attempt, answered, end }] of working.entries()) {
    setOffset((at / 2 - 12) * minuteMs)
    const answers = answersTo(
      attempt,
      running.questions.slice(0, answered).map((question, number) => usualAnswer(question, number + at)),
    )
    const params = { attemptId: attempt.attempt._id }
    await send(api, saveAnswers, { by, params, body: { changes: answers } })
    if (end === 'goes away') await comeAndGo(api, by, params)
    if (end !== 'submits') continue
    await send(api, submitAttempt, { by, body: { quizId: runningId, userId: by.user._id, answers: [] } })
  }
  setOffset(0)
  const others = students.filter((_, index) => !progress.some((each) => each.index === index))
  for (const by of others) await send(api, verifyCode, { by, body: { secretCode: running.secretCode } })
  // By somebody who begins now it is known that there was a server until now.
  const last = others[0]
  if (last) await send(api, startAttempt, { by: last, params: { quizId: runningId } })
}

async function comeAndGo(api: string, by: Account, params: Record<string, string>): Promise<void> {
  const page = new AbortController()
  const { body } = await request(api, getClock, {
    by,
    params,
    headers: { accept: eventsType },
    signal: page.signal,
  })
  await body?.getReader().read()
  page.abort()
}

type Sent = {
  by?: Account
  params?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
}

async function send<C extends Call>(api: string, call: C, sent: Sent): Promise<CallResult<C>> {
  const response = await request(api, call, sent)
  const text = await response.text()
  return (text ? JSON.parse(text) : undefined) as CallResult<C>
}

async function request(
  api: string,
  call: Call,
  { by, params = {}, body, headers, signal }: Sent,
): Promise<Response> {
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '')
  const response = await fetch(api + path, {
    method: call.method,
    headers: {
      ...headers,
      ...(by && { authorization: `Bearer ${by.token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response
}
