import {
  nextAnswerToMark,
  putDraftMark,
  releaseMarks,
  startAttempt,
  submitAttempt,
  verifyCode,
  withdrawMarks,
} from '@quizly/contract'
import { callAll, callOnce } from '../../http/call-all.ts'
import type { Machine, Server } from '../../processes/child.ts'
import { cpuMsOf } from '../../processes/cost.ts'
import type { Engine } from '../../processes/engines.ts'
import { startQuizly } from '../../processes/servers.ts'
import { figure, ratio, type Section } from '../../report/section.ts'
import type { Sizes } from '../../sizes.ts'
import { type Account, openQuiz, signUp } from '../seeding.ts'

const essays = 300
const characters = 10_000
const rubric = [{ _id: 'clear', text: 'Clear', points: 2 }]
const withEssay = [
  { text: 'Why?', type: 'essay' as const, options: [], correctAnswers: [], points: 6, essay: { rubric } },
]

type Round = { markMs: number; releaseMs: number; releaseCpuMs: number; withdrawMs: number }

/** Essays of a class are marked one by one, released as a whole, taken back and released again. */
export async function measureMarking(machine: Machine, engine: Engine, sizes: Sizes): Promise<Section> {
  const quizly = await startQuizly(machine, engine.url)
  const [educator] = await signUp(quizly.port, 'admin', 1)
  const students = await signUp(quizly.port, 'student', essays)
  if (!educator) throw new Error('There is no educator')
  const quiz = await openQuiz(quizly.port, educator, 'MARKMARK', withEssay)
  await submitEssays(quizly, quiz, students)
  const params = { quizId: quiz.quizId }
  const markMs = (await markAll(quizly, educator, quiz)) / essays
  const pids = [quizly.pid, ...engine.pids()]
  const rounds: Round[] = []
  for (let round = 0; round <= sizes.essayRounds; round += 1) {
    const cpu = cpuMsOf(pids)
    const releaseMs = await doAll(() =>
      callOnce(quizly.port, releaseMarks, { token: educator.token, params }),
    )
    const releaseCpuMs = cpuMsOf(pids) - cpu
    const withdrawMs = await doAll(() =>
      callOnce(quizly.port, withdrawMarks, { token: educator.token, params }),
    )
    if (round > 0) rounds.push({ markMs, releaseMs, releaseCpuMs, withdrawMs })
  }
  await quizly.stop()
  return {
    title: `Marking ${essays} essays, on ${engine.name}`,
    figures: [
      ...figure(
        'next answer and its mark',
        'ms',
        rounds.map((each) => each.markMs),
      ),
      ...figure(
        `${essays} marks released`,
        'ms',
        rounds.map((each) => each.releaseMs),
      ),
      ...figure(
        '… CPU',
        'ms',
        rounds.map((each) => each.releaseCpuMs),
      ),
      ...figure(
        '… taken back',
        'ms',
        rounds.map((each) => each.withdrawMs),
      ),
    ],
    ratios: ratio(`${essays} marks released ÷ 2 s`, rounds, (each) => [each.releaseMs, 2_000], {
      must: 1,
      want: 0.5,
      atMost: true,
    }),
    notes: [`Essays of ${characters.toLocaleString('en')} characters, marked in turn over one connection.`],
  }
}

type Quiz = Awaited<ReturnType<typeof openQuiz>>

async function submitEssays({ port }: Server, quiz: Quiz, students: readonly Account[]): Promise<void> {
  const { quizId, secretCode, questions } = quiz
  const questionId = questions[0]?._id ?? ''
  await callAll(
    port,
    verifyCode,
    students.map(({ token }) => ({ token, body: { secretCode } })),
  )
  await callAll(
    port,
    startAttempt,
    students.map(({ token }) => ({ token, params: { quizId } })),
  )
  await callAll(
    port,
    submitAttempt,
    students.map(({ token, user }, at) => {
      const selectedOption = `${at}: ${'A membrane keeps apart. '.repeat(500)}`.slice(0, characters)
      return { token, body: { quizId, userId: user._id, answers: [{ questionId, selectedOption }] } }
    }),
  )
}

/** How long it took, in ms. */
async function markAll({ port }: Server, { token }: Account, quiz: Quiz): Promise<number> {
  const questionId = quiz.questions[0]?._id ?? ''
  const began = performance.now()
  for (let marked = 0; ; marked += 1) {
    const params = { quizId: quiz.quizId, questionId }
    const { answer } = await callOnce(port, nextAnswerToMark, { token, params })
    if (!answer) {
      if (marked !== essays) throw new Error(`${marked} of ${essays} essays were marked`)
      return performance.now() - began
    }
    const { attemptId, hash } = answer
    const body = { baseVersion: 0, hash, items: ['clear'], adjustment: 1, comment: 'Good.' }
    await callOnce(port, putDraftMark, { token, params: { attemptId, questionId }, body })
  }
}

async function doAll(call: () => Promise<{ results: number; left: number }>): Promise<number> {
  const began = performance.now()
  let results = 0
  for (let left = 1; left > 0;) {
    const done = await call()
    results += done.results
    left = done.left
  }
  if (results !== essays) throw new Error(`${results} of ${essays} results have changed`)
  return performance.now() - began
}
