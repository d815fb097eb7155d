import { setTimeout as wait } from 'node:timers/promises'
import {
  createQuestions,
  createQuiz,
  endQuiz,
  getQuiz,
  getQuizSettings,
  getResult,
  giveOutResults,
  submitAttempt,
  updateQuizSettings,
} from '@quizly/contract'
import type { Attack } from '../attack.ts'
import { ask } from '../hostile-http.ts'
import { beginQuiz, type Fixture } from '../target.ts'
import type { SeededUser } from '../../../apps/server/src/testing/seed.ts'

const closesInMs = 3_000
const retryForMs = 40_000
const correct = 'the correct one'

type Way = {
  name: string
  settings: () => object
  close: (fixture: Fixture, quizId: string) => Promise<unknown>
  /** The educator does it knowingly, so that it must only be kept. */
  isByHand?: true
  /** The other student has time left, and submits this long after the closing. */
  submitsAfterMs?: number
}

const end = ({ port, owner: { token } }: Fixture, quizId: string) =>
  ask(port, endQuiz, { token, params: { quizId }, body: { _id: 'end' } })
const closingSoon = () => ({ closesAt: new Date(Date.now() + closesInMs).toISOString() })

const ways: Way[] = [
  { name: 'end for everyone', settings: () => ({}), close: end },
  {
    name: 'closing time for everyone',
    settings: () => ({ ...closingSoon(), everyoneStops: true }),
    close: () => wait(closesInMs),
  },
  {
    name: 'closing time',
    settings: closingSoon,
    close: () => wait(closesInMs),
    submitsAfterMs: 5_000,
  },
  {
    name: 'several attempts',
    settings: () => ({ resultRelease: 'at-once', attempts: 2 }),
    close: end,
  },
  {
    name: 'release by hand',
    settings: () => ({ resultRelease: 'by-hand' }),
    close: ({ port, owner: { token } }, quizId) => ask(port, giveOutResults, { token, params: { quizId } }),
    isByHand: true,
  },
]

/** Reading the correct answers while somebody else's answers are still taken. */
export const earlyAnswerAttacks: Attack[] = [
  {
    name: 'early-answers',
    what: 'a student who reads the correct answers as soon as a quiz ends, and tells them to one whose answers are still taken',
    crowd: 2 * ways.length,
    run: async (fixture) => {
      const outcomes = await Promise.all(ways.map((way, i) => tryWay(fixture, way, i)))
      return {
        happened: outcomes.map(({ happened }) => happened).join('; '),
        wrong: outcomes.flatMap(({ wrong }) => wrong ?? []),
      }
    },
  },
]

async function tryWay(fixture: Fixture, way: Way, index: number) {
  const { port, owner, crowd } = fixture
  const [reader, writer] = [crowd[2 * index], crowd[2 * index + 1]]
  if (!reader || !writer) throw new Error('The crowd is too small')
  const quiz = await createOwnQuiz(port, owner, index)
  const params = { quizId: quiz._id }
  const body = { resultRelease: 'when-closed', code: 'open', ...way.settings() }
  await ask(port, updateQuizSettings, { token: owner.token, params, body })
  await beginQuiz(port, reader, quiz)
  const { questionId } = await beginQuiz(port, writer, quiz)
  const submit = (student: SeededUser, selectedOption: string | null) => {
    const answers = [{ questionId, selectedOption }]
    return ask(port, submitAttempt, {
      token: student.token,
      body: { quizId: quiz._id, userId: student._id, answers },
    })
  }
  await submit(reader, null)
  await way.close(fixture, quiz._id)

  const closedAt = performance.now()
  const reading = readAnswer(port, reader, quiz._id, closedAt)
  const { submitsAfterMs } = way
  if (submitsAfterMs !== undefined) {
    // Whoever is told the answer before that waits no longer.
    const heard = await Promise.race([reading, wait(submitsAfterMs)])
    if (heard === undefined) await submit(writer, null)
  }
  const found = await reading
  const readAfter = ((performance.now() - closedAt) / 1_000).toFixed(1)
  const stolen = await submit(writer, found ?? null)
  const query = { userId: writer._id }
  const result = await ask(port, getResult, { token: owner.token, params, query })
  const { score } = JSON.parse(result.body || '{}') as { score?: number }
  const settings = await ask(port, getQuizSettings, { token: owner.token, params })
  const happened = `${way.name}: ${found ? `read after ${readAfter} s` : 'never read'}, then ${stolen.status}, ${score ?? 'no'} points`
  const isKept = settings.body.includes('"seenEarly":{"submitted":1,')
  const wrong = [
    ...(found ? [] : [`${way.name}: the answers never came`]),
    ...(way.isByHand && !isKept ? [`${way.name}: nothing tells the educator`] : []),
    ...(!way.isByHand && score !== 0 && score !== undefined
      ? [`${way.name}: a stolen answer has ${score} points`]
      : []),
  ]
  return { happened, wrong }
}

/** Asks for the correct answer until it is told. */
async function readAnswer(port: number, { token }: SeededUser, quizId: string, since: number) {
  while (performance.now() - since < retryForMs) {
    const { body } = await ask(port, getQuiz, { token, params: { quizId } })
    const { questions = [] } = JSON.parse(body || '{}') as { questions?: { correctAnswers?: string[] }[] }
    const [answer] = questions[0]?.correctAnswers ?? []
    if (answer !== undefined) return answer
    await wait(20)
  }
  return undefined
}

async function createOwnQuiz(port: number, { token }: SeededUser, index: number) {
  const secretCode = `Early${index}xx`
  const quiz = { title: `Early ${index}`, numQuestions: 1, timeLimit: 5, secretCode }
  const created = await ask(port, createQuiz, { token, body: quiz })
  const { _id: quizId } = (JSON.parse(created.body) as { quiz: { _id: string } }).quiz
  const questions = [
    { text: 'Which?', type: 'single', options: [correct, 'another'], correctAnswers: [correct] },
  ]
  await ask(port, createQuestions, { token, body: { quizId, questions } })
  return { _id: quizId, secretCode }
}
