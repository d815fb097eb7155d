import { setTimeout as wait } from 'node:timers/promises'
import {
  createQuestions,
  createQuiz,
  exportAccount,
  getQuestions,
  listQuizzes,
  listResults,
  listStudentResults,
  saveAnswers,
  saveSpreadsheetQuiz,
  signup,
  updateQuiz,
} from '@quizly/contract'
import { address, type Attack, floodMs, inParallel } from './attack.ts'
import { fillLists, largeQuestions } from './full-store.ts'
import { ask, countStatuses, headOf, openLine } from './hostile-http.ts'

const replies = 2_400
const lines = 24

/** Callers who take as much as they can get: disk, memory, large replies. */
export const hoardingAttacks: Attack[] = [
  {
    name: 'one-account',
    what: 'an educator and a student who store as much as they can for 10 s, and sign-ups',
    maxDiskMb: 300,
    run: async ({ port, educator: { token }, student, attemptId, quiz }) => {
      let made = 0
      const questions = largeQuestions(1_000_000)
      const rows = questions.map(({ text }) => ({ Question: text, Correct: 'x' }))
      const storer = inParallel(4, floodMs, async () => {
        made += 1
        const secretCode = `Q${made}`.padEnd(8, 'x')
        const body = { title: `Quiz ${made}`, numQuestions: 100, timeLimit: 5, secretCode }
        const created = await ask(port, createQuiz, { token, body })
        const { quiz: { _id: quizId } = { _id: '' } } = JSON.parse(created.body || '{}') as {
          quiz?: { _id: string }
        }
        const saved = await ask(port, createQuestions, { token, body: { quizId, questions } })
        const revised = await ask(port, updateQuiz, { token, params: { quizId }, body: { questions } })
        const sheet = { title: `Sheet ${made}`, timeLimit: 5, questions: rows }
        return [created, saved, revised, await ask(port, saveSpreadsheetQuiz, { token, body: sheet })]
      })
      const changes = quiz.questions.map(({ _id, type }) => ({
        questionId: _id,
        selectedOption:
          type === 'multiple' ? Array.from({ length: 6 }, () => 'x'.repeat(2_000)) : 'x'.repeat(9_000),
      }))
      const save = { token: student.token, params: { attemptId } }
      const writer = inParallel(4, floodMs, async (index) => {
        made += 1
        const newer = changes.map((change) => ({ ...change, at: made * 4 + index }))
        return [await ask(port, saveAnswers, { ...save, body: { changes: newer } })]
      })
      const newcomer = inParallel(2, floodMs, async () => {
        made += 1
        const person = {
          name: 'x'.repeat(200),
          email: `new${made}@example.org`,
          password: 'K7rTm2Qx-long',
          role: 'admin',
        }
        return [await ask(port, signup, { body: person, from: address(made % 50) })]
      })
      const sent = (await Promise.all([storer, writer, newcomer])).flat(2)
      return { happened: countStatuses(sent) }
    },
  },
  {
    name: 'long-lists',
    what: '900 results of a student, 3,000 quizzes of an educator, 3,000 results of a quiz, each asked for; exports',
    isSingle: true,
    fill: (db, people) => fillLists(db, people, 3_000),
    run: async ({ port, educator: { token }, student, owner, quiz }) => {
      const sent = [
        await ask(port, listQuizzes, { token }),
        await ask(port, listResults, { token: student.token, params: { userId: student._id } }),
        await ask(port, listStudentResults, { token: owner.token, params: { quizId: quiz._id } }),
        await ask(port, exportAccount, { token: student.token }),
        await ask(port, exportAccount, { token }),
      ]
      const largest = Math.max(...sent.map(({ body }) => body.length))
      return {
        happened: `${countStatuses(sent)}; the largest reply ${(largest / 1e6).toFixed(1)} MB`,
        ...(sent.some(({ status }) => status !== 200) && { wrong: ['not every list was given'] }),
      }
    },
  },
  {
    name: 'unread-replies',
    what: `${replies.toLocaleString('en')} requests for 1 MB of questions on ${lines} connections that never read`,
    run: async ({ port, educator: { token } }) => {
      const quizId = await createLargeQuiz(port, token)
      const path = getQuestions.path.replace(':quizId', quizId)
      const request = headOf({ method: 'GET', path }, 0, token).replace(/content-.*\r\n/g, '')
      const open = await Promise.all(Array.from({ length: lines }, (_, i) => openLine(port, address(i))))
      for (const line of open) line?.pause().write(request.repeat(replies / lines))
      await wait(floodMs)
      for (const line of open) line?.destroy()
      return { happened: `${open.filter(Boolean).length} connections` }
    },
  },
]

async function createLargeQuiz(port: number, token: string): Promise<string> {
  const body = { title: 'Large', numQuestions: 100, timeLimit: 5, secretCode: 'LargeOne' }
  const created = await ask(port, createQuiz, { token, body })
  const quizId = (JSON.parse(created.body) as { quiz: { _id: string } }).quiz._id
  const saved = await ask(port, createQuestions, {
    token,
    body: { quizId, questions: largeQuestions(1_000_000) },
  })
  if (saved.status !== 201) throw new Error(`The large quiz could not be made: ${saved.status} ${saved.body}`)
  return quizId
}
