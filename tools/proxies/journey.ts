import {
  createQuestions,
  createQuiz,
  getClock,
  getQuiz,
  getResult,
  giveExtraTime,
  login,
  type Result,
  saveAnswers,
  signup,
  startAttempt,
  submitAttempt,
  verifyCode,
} from '@quizly/contract'
import { setTimeout as wait } from 'node:timers/promises'
import type { HttpsClient, HttpsReply } from './https-client.ts'
import type { Nodes } from '../../apps/server/src/testing/processes/server-process.ts'
import type { RepeatingClient } from './repeating.ts'

const students = 12
const questions = 10
const minutes = 10
const secretCode = 'Prox1e5a'
const password = 'correct horse battery staple'

type Student = { token: string; id: string; email: string }
type OpenAttempt = {
  student: Student
  attemptId: string
  questionIds: string[]
  answers: Map<string, string>
}

/**
 * Lets a class take a quiz through the proxy, each student saving again and again, while one node is stopped,
 * one is killed, and one is killed as they submit. Throws at the first reply that differs from a run without
 * failures, or if one of them does not hear of more time at once. Returns the number of calls.
 */
export async function takeQuizMeanwhile(
  { call, repeated }: RepeatingClient,
  stream: (path: string, token: string) => AsyncIterable<string>,
  nodes: Nodes,
): Promise<number> {
  let calls = 0
  const must = async (expected: number, reply: Promise<HttpsReply>) => {
    const { status, body } = await reply
    calls += 1
    if (status === expected) return body as never
    throw new Error(`A call was answered ${status} instead of ${expected}: ${JSON.stringify(body)}`)
  }
  const { educator, quizId, class: everybody } = await setUp(call, must)
  const attempts = await Promise.all(
    everybody.map(async (student): Promise<OpenAttempt> => {
      const { token } = student
      await must(200, call(verifyCode, { token, body: { secretCode } }))
      const started: { attempt: { _id: string }; questions: { _id: string }[] } = await must(
        200,
        call(startAttempt, { token, params: { quizId } }),
      )
      const questionIds = started.questions.map(({ _id }) => _id)
      return { student, attemptId: started.attempt._id, questionIds, answers: new Map() }
    }),
  )

  const [{ student: helped, attemptId: streamed }] = attempts as [OpenAttempt]
  let heard = ''
  for await (const text of stream(getClock.path.replace(':attemptId', streamed), helped.token)) {
    if (heard === '') {
      const given = { _id: 'first', reach: 'student', userId: helped.id, minutes: 1 }
      await must(200, call(giveExtraTime, { token: educator, params: { quizId }, body: given }))
    }
    heard += text
    if (heard.includes(`"durationMs":${(minutes + 1) * 60_000}`)) break
  }

  const isOver = { now: false }
  const answer = async ({ student, attemptId, questionIds, answers }: OpenAttempt) => {
    const { token } = student
    for (let round = 0; !isOver.now; round += 1) {
      const questionId = questionIds[round % questionIds.length] ?? ''
      const selectedOption = `answer ${round}`
      answers.set(questionId, selectedOption)
      const body = { changes: [{ questionId, selectedOption }] }
      await must(200, call(saveAnswers, { token, params: { attemptId }, body }))
      if (round % 10 === 0) await must(200, call(getQuiz, { token, params: { quizId } }))
      await wait(20)
    }
  }
  const comeBack = async () => {
    for (let round = 0; !isOver.now; round += 1) {
      const { email } = everybody[round % everybody.length] as Student
      await must(200, call(login, { body: { email, password } }))
      await wait(250)
    }
  }
  const disturb = async () => {
    for (const [which, signal] of [
      [0, 'SIGTERM'],
      [1, 'SIGKILL'],
    ] as const) {
      await wait(1_500)
      const restart = await nodes.end(which, signal)
      await wait(1_500)
      await restart()
      if (signal === 'SIGTERM' && repeated() > 0) throw new Error('A client saw that a node was stopped')
      // The proxy needs this long to notice.
      await wait(6_000)
    }
    isOver.now = true
  }
  await Promise.all([disturb(), comeBack(), ...attempts.map(answer)])

  const submitAnswers = async ({ student: { token, id }, answers, questionIds }: OpenAttempt, at: number) => {
    await wait(at * 20)
    const given = questionIds.map((questionId) => ({
      questionId,
      selectedOption: answers.get(questionId) ?? null,
    }))
    const { status, body } = await call(submitAttempt, {
      token,
      body: { quizId, userId: id, answers: given },
    })
    // If the first reply was lost, the proxy's second try finds the attempt submitted; the screen treats both
    // as success.
    const result = (status === 409 ? (body as { result?: Result }).result : body) as Result | undefined
    const seen = new Map(result?.answers.map((one) => [one.questionId, one.selectedOption]))
    calls += 1
    if (given.every((one) => seen.get(one.questionId) === one.selectedOption)) return
    throw new Error(`A submission was answered ${status}: ${JSON.stringify(body)}`)
  }
  const [restart] = await Promise.all([
    wait(students * 10).then(() => nodes.end(0, 'SIGKILL')),
    ...attempts.map(submitAnswers),
  ])
  await restart()
  for (const { student } of attempts) {
    const query = `?userId=${student.id}`
    await must(200, call(getResult, { token: student.token, params: { quizId }, query }))
  }
  return calls
}

type Must = (expected: number, reply: Promise<HttpsReply>) => Promise<never>

async function setUp(
  call: HttpsClient,
  must: Must,
): Promise<{ educator: string; quizId: string; class: Student[] }> {
  const join = async (name: string, role: 'admin' | 'student'): Promise<Student> => {
    const email = `${name}@example.org`
    const body = { name, email, password, role }
    const joined: { token: string; user: { _id: string } } = await must(201, call(signup, { body }))
    return { token: joined.token, id: joined.user._id, email }
  }
  const { token } = await join('ada', 'admin')
  const content = { title: 'Proxies', numQuestions: questions, timeLimit: minutes, secretCode }
  const created: { quiz: { _id: string } } = await must(201, call(createQuiz, { token, body: content }))
  const quizId = created.quiz._id
  const list = Array.from({ length: questions }, (_, at) => ({
    text: `Question ${at + 1}?`,
    type: 'write',
    options: [],
    correctAnswers: [`answer ${at}`],
  }))
  await must(201, call(createQuestions, { token, body: { quizId, questions: list } }))
  const names = Array.from({ length: students }, (_, at) => `student${at}`)
  return { educator: token, quizId, class: await Promise.all(names.map((name) => join(name, 'student'))) }
}
