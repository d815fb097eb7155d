import {
  exportResults,
  getAnalysis,
  getGrid,
  listStudents,
  listWrittenAnswers,
  previewRegrade,
} from '@quizly/contract'
import { address, type Attack, floodMs, inParallel } from './attack.ts'
import { fillClass, largeClass } from './full-store.ts'
import { ask, countStatuses, type Reply } from './hostile-http.ts'
import type { Fixture } from './target.ts'

const connections = 20
/** Letters with two marks, which take longest to compose; each text another one. */
const marked = (at: number, length: number) => `${at} ${'o\u0323\u0302'.repeat(length / 3)}`
const texts = (length: number, from = 0) =>
  Array.from({ length: 1_000 }, (_, at) => marked(from + at, length))

/** Calls of an educator that cost the server most, while a class is at work. */
export const deskAttacks: Attack[] = [
  {
    name: 'regrades',
    what: 'previews with 1,000 accepted and 1,000 refused answers in letters with two marks: one, then ten at once',
    isSingle: true,
    fill: (db, people) => fillClass(db, people, { results: 300, questions: 3 }),
    run: async (fixture) => {
      const replies: Reply[] = []
      for (const length of [90, 600]) {
        const [accepted, refused] = [texts(length), texts(length, 1_000)]
        for (const answers of [{ accepted }, { refused }, { accepted, refused }]) {
          replies.push(await preview(fixture, answers))
        }
      }
      const accepted = texts(90)
      replies.push(...(await Promise.all(Array.from({ length: 10 }, () => preview(fixture, { accepted })))))
      return outcomeOf(replies)
    },
  },
  {
    name: 'reports',
    what: `the grid sorted by a question, analysis, students, written answers and exports of 2,000 results with 500 questions, on ${connections} connections for 10 s`,
    isSingle: true,
    fill: (db, people) => fillClass(db, people, { results: 2_000, questions: 500 }),
    run: async ({ port, educator: { token } }) => {
      const params = { quizId: largeClass }
      const replies = await inParallel(connections, floodMs, (index) => {
        const input = { token, params, from: address(index) }
        if (index < 10) return ask(port, getGrid, { ...input, query: { sort: String(500 - index) } })
        if (index < 13) return ask(port, getAnalysis, input)
        if (index < 16) return ask(port, listStudents, { ...input, query: { sort: 'took', search: 'e' } })
        if (index < 18)
          return ask(port, exportResults, { ...input, query: { format: 'xlsx', questions: 'points' } })
        return ask(port, listWrittenAnswers, { ...input, params: { ...params, questionId: 'question-98' } })
      })
      return outcomeOf(replies)
    },
  },
]

function preview({ port, educator: { token } }: Fixture, answers: object): Promise<Reply> {
  const body = { questionId: 'question-2', baseRevision: 1, mode: 'answers', mayLower: false, ...answers }
  return ask(port, previewRegrade, { token, params: { quizId: largeClass }, body })
}

function outcomeOf(replies: readonly Reply[]) {
  const failed = replies.filter(({ status }) => status >= 500 && status !== 503)
  return {
    happened: countStatuses(replies),
    ...(failed.length > 0 && {
      wrong: [`${failed.length} of ${replies.length} answered ${countStatuses(failed)}`],
    }),
    ...(replies.every(({ status }) => status !== 200) && { wrong: ['nothing was answered'] }),
  }
}
