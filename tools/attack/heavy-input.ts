import {
  createQuestions,
  createQuiz,
  previewQuizUpdate,
  saveAnswers,
  saveSpreadsheetQuiz,
  submitAttempt,
  updateQuiz,
} from '@quizly/contract'
import type { Attack, Outcome } from './attack.ts'
import { ask, countStatuses, type Reply } from './hostile-http.ts'
import type { Fixture } from './target.ts'

const ligatures = (bytes: number) => '\uFB01'.repeat(bytes / 3)
const row = (index: number) => ({
  Question: `Question ${index}`,
  'Option A': 'a',
  'Option B': 'b',
  Correct: 'A',
})
const question = { text: 'Why?', type: 'single', options: ['a', 'b'], correctAnswers: ['a'] }
const emptyObjects = `[${'{},'.repeat(20_000)}{}]`
/** Just below and above the largest body of the calls that take questions. */
const manyItems = [500_000, 1_000_000].map((count) => `[${'1,'.repeat(count)}1]`)

/** Requests that cost more to read than to send. */
export const heavyInputAttacks: Attack[] = [
  {
    name: 'ligatures',
    what: 'spreadsheets with one cell of 4.8 MB: ligatures, white space, separators, in every column',
    isSingle: true,
    run: async (fixture) => {
      const texts = [ligatures(4.8e6), ' '.repeat(4.8e6), 'a,'.repeat(2.4e6), '\uFDFA'.repeat(1.5e6)]
      const columns = ['Question', 'Type', 'Option A', 'Correct', 'Anything']
      const bodies = texts.flatMap((text) =>
        columns.map((column) => sheet([{ ...row(1), Type: '', Anything: '', [column]: text }])),
      )
      const heading = sheet([{ ...row(1), [ligatures(4.8e6)]: 'x' }])
      return statusesOf(await uploadAll(fixture, [...bodies, heading]))
    },
  },
  {
    name: 'sheets',
    what: 'spreadsheets of 5 MB: 10,000 × 50 cells, a heading of its own for each cell, 300,000 columns, wrong in every row',
    isSingle: true,
    run: async (fixture) => {
      const wide = (index: number) =>
        Object.fromEntries(Array.from({ length: 50 }, (_, column) => [`c${column}`, index % 10]))
      const distinct = (index: number) =>
        Object.fromEntries(Array.from({ length: 40 }, (_, column) => [`${index}-${column}`, 1]))
      const columns = Object.fromEntries(Array.from({ length: 300_000 }, (_, column) => [`c${column}`, 1]))
      const bodies = [
        sheet(Array.from({ length: 10_000 }, (_, index) => ({ ...row(index), ...wide(index) }))),
        sheet(Array.from({ length: 9_000 }, (_, index) => ({ ...row(index), ...distinct(index) }))),
        sheet([{ ...row(1), ...columns }]),
        sheet(Array.from({ length: 10_000 }, (_, index) => ({ ...row(index), Correct: 'no such thing' }))),
        sheet(Array.from({ length: 500 }, (_, index) => ({ ...row(index), Correct: 'a,'.repeat(4_900) }))),
        sheet(Array.from({ length: 140 }, (_, index) => ({ ...row(index), 'Option A': ligatures(6_000) }))),
      ]
      return statusesOf(await uploadAll(fixture, bodies))
    },
  },
  {
    name: 'empty-objects',
    what: '60 KB of {} in the lists of questions, changes, answers, options and rows',
    isSingle: true,
    run: (fixture) => inLists(fixture, emptyObjects),
  },
  {
    name: 'million-options',
    what: 'half a million and a million options, and as many items in every other list',
    isSingle: true,
    run: (fixture) => inLists(fixture, ...manyItems),
  },
  {
    name: 'questions',
    what: 'questions of 1 MB: 500 whose texts are all white space, ligatures, or the same',
    isSingle: true,
    run: async (fixture) => {
      const texts = [' '.repeat(2_000), '\u200B'.repeat(650), ligatures(2_000), 'x'.repeat(2_000)]
      const replies: Reply[] = []
      for (const text of texts) {
        const written = { ...question, text, options: ['a', text.slice(0, 500)] }
        replies.push(
          ...(await saveEverywhere(fixture, JSON.stringify(Array.from({ length: 360 }, () => written)))),
        )
      }
      return statusesOf(replies)
    },
  },
]

const sheet = (questions: readonly object[]) => JSON.stringify({ title: 'Cells', timeLimit: 5, questions })

async function uploadAll(
  { port, educator: { token } }: Fixture,
  bodies: readonly string[],
): Promise<Reply[]> {
  const replies: Reply[] = []
  for (const body of bodies) replies.push(await ask(port, saveSpreadsheetQuiz, { token, body }))
  return replies
}

/** Sends each list in every place where a call takes one. */
async function inLists(fixture: Fixture, ...lists: readonly string[]): Promise<Outcome> {
  const replies: Reply[] = []
  for (const list of lists) replies.push(...(await putEverywhere(fixture, list)))
  return statusesOf(replies)
}

async function putEverywhere(fixture: Fixture, list: string): Promise<Reply[]> {
  const { port, student, attemptId, quiz } = fixture
  const save = { token: student.token, params: { attemptId } }
  const oneQuestion = `[{"text":"Why?","type":"single","options":${list},"correctAnswers":${list}}]`
  const submission = `"quizId":"${quiz._id}","userId":"${student._id}"`
  const sheets = ['parsedQuestions', 'questions'].map(
    (name) => `{"title":"Cells","timeLimit":5,"questions":[],"${name}":${list}}`,
  )
  return [
    ...(await saveEverywhere(fixture, list)),
    ...(await saveEverywhere(fixture, oneQuestion)),
    await ask(port, saveAnswers, { ...save, body: `{"changes":${list}}` }),
    await ask(port, saveAnswers, {
      ...save,
      body: `{"changes":[{"questionId":"q","selectedOption":${list}}]}`,
    }),
    await ask(port, submitAttempt, { token: student.token, body: `{${submission},"answers":${list}}` }),
    await ask(port, submitAttempt, {
      token: student.token,
      body: `{${submission},"answers":[{"questionId":"q","selectedOption":${list}}]}`,
    }),
    ...(await uploadAll(fixture, sheets)),
  ]
}

/** Sends the same questions to every call that takes questions. */
export async function saveEverywhere(
  { port, educator: { token } }: { port: number; educator: { token: string } },
  list: string,
): Promise<Reply[]> {
  const secretCode = `A${Math.floor(performance.now())}`.padEnd(8, 'x').slice(0, 8)
  const created = await ask(port, createQuiz, {
    token,
    body: { title: 'Cells', numQuestions: 1, timeLimit: 5, secretCode },
  })
  const quizId = (JSON.parse(created.body) as { quiz: { _id: string } }).quiz._id
  const body = `{"questions":${list}}`
  return [
    await ask(port, previewQuizUpdate, { token, params: { quizId }, body }),
    await ask(port, createQuestions, { token, body: `{"quizId":"${quizId}","questions":${list}}` }),
    await ask(port, updateQuiz, { token, params: { quizId }, body }),
  ]
}

export function statusesOf(replies: readonly Reply[]): Outcome {
  // A body that is refused while it is being sent may end in a cut connection.
  const failed = replies.filter(({ status }) => status >= 500)
  const wrong =
    failed.length === 0 ? [] : [`${failed.length} of ${replies.length} answered ${countStatuses(failed)}`]
  return { happened: countStatuses(replies), wrong }
}
