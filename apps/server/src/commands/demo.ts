import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Call,
  createQuestions,
  createQuiz,
  finalizeQuiz,
  type Role,
  signup,
  startAttempt,
  submitAttempt,
  type User,
  verifyCode,
} from '@quizly/contract'
import { announcement } from '../start/announcement.ts'
import { readConfig } from '../config.ts'
import { demoQuizzes, demoStudents } from './demo-content.ts'
import { startServer } from '../start/server.ts'

const hourMs = 3_600_000
const minuteMs = 60_000
const password = 'demonstration'

// The demo is created through the product's own calls, on a clock that starts some days ago.
let offsetMs = -9 * 24 * hourMs
const clock = { now: () => Date.now() + offsetMs }
const folder = mkdtempSync(join(tmpdir(), 'quizly-demo-'))
const config = readConfig({
  LOG_LEVEL: 'warn',
  HOST: '127.0.0.1',
  ...process.env,
  DATABASE_URL: `sqlite:${join(folder, 'demo.db')}`,
})
const server = await startServer(config, clock)
const api = `http://${config.host === '0.0.0.0' ? '127.0.0.1' : config.host}:${server.port}`
endOnSignals()

const educator = await createAccount('Amara Okafor', 'educator@demo.example', 'admin')
const students = await Promise.all(
  demoStudents.map((name, i) => createAccount(name, `student${i + 1}@demo.example`, 'student')),
)
for (const { title, timeLimit, secretCode, questions, takenBy } of demoQuizzes) {
  const numQuestions = questions.length
  const body = { title, numQuestions, timeLimit, secretCode }
  const { quiz } = await send<{ quiz: { _id: string } }>(createQuiz, { token: educator.token, body })
  await send(createQuestions, { token: educator.token, body: { quizId: quiz._id, questions } })
  await send(finalizeQuiz, { token: educator.token, quizId: quiz._id })
  for (const [i, chosen] of takenBy.entries()) {
    const student = students[i]
    if (student) await take(student, quiz._id, secretCode, chosen)
  }
  offsetMs += 3 * 24 * hourMs
}
offsetMs = 0

console.log(announcement(config, server))
console.log(
  [
    '',
    'A demonstration: everything you do here is thrown away when it ends.',
    `  Educator           educator@demo.example / ${password}`,
    `  Students           student1@demo.example … student${students.length}@demo.example / ${password}`,
    ...demoQuizzes.map(({ title, secretCode }) => `  Code ${secretCode}      ${title}`),
  ].join('\n'),
)

type Account = { user: User; token: string }

async function createAccount(name: string, email: string, role: Role): Promise<Account> {
  return send<Account>(signup, { body: { name, email, password, role, remember: true } })
}

/** Takes a quiz as a student. `chosen` holds the answers in the order of the questions. */
async function take(
  { user, token }: Account,
  quizId: string,
  secretCode: string,
  chosen: readonly (string | string[] | null)[],
): Promise<void> {
  await send(verifyCode, { token, body: { secretCode } })
  const { questions } = await send<{ questions: { _id: string }[] }>(startAttempt, { token, quizId })
  offsetMs += 4 * minuteMs
  const answers = questions.map(({ _id }, i) => ({ questionId: _id, selectedOption: chosen[i] ?? null }))
  await send(submitAttempt, { token, body: { quizId, userId: user._id, answers } })
}

async function send<Reply>(
  call: Call,
  { token, quizId = '', body }: { token?: string; quizId?: string; body?: unknown },
): Promise<Reply> {
  const response = await fetch(api + call.path.replace(':quizId', quizId), {
    method: call.method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${call.path} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Reply
}

function endOnSignals(): void {
  let ending: Promise<void> | undefined
  const end = () => {
    ending ??= server.stop().then(() => {
      rmSync(folder, { recursive: true, force: true })
      process.exit(0)
    })
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
}
