import {
  type CallBodyInput,
  getMarking,
  getResult,
  nextAnswerToMark,
  putDraftMark,
  putMarksTogether,
  releaseMarks,
  setMarking,
  withdrawMarks,
} from '@quizly/contract'
import type { UncheckedQuestion, SelectedOption } from '@quizly/domain'
import { expect } from 'vitest'
import { insertRole } from '../../features/quizzes/roles.repository.ts'
import type { SeededUser } from '../seed.ts'
import { submitAnswers } from '../taking.ts'
import type { TestApp } from '../test-app.ts'

export const rubric = [
  { _id: 'treaty', text: 'Names the treaty', points: 2 },
  { _id: 'spelling', text: 'Misspells a name', points: -0.5 },
]
export const causes: UncheckedQuestion = {
  text: 'Why did it begin?',
  type: 'essay',
  options: [],
  correctAnswers: [],
  points: 6,
  essay: { rubric },
}
const ending: UncheckedQuestion = { ...causes, text: 'How did it end?', points: 4, essay: {} }

type Class = { questions?: UncheckedQuestion[]; given?: SelectedOption[][] }

/** Ada owns the quiz, Eva edits it and Mia marks in it; Ben and Cem have answered, and more if more is given. */
export async function seedEssays(t: TestApp, { questions = [causes, ending], given }: Class = {}) {
  const more = Array.from({ length: (given?.length ?? 0) - 2 }, (_, i) => `student ${i + 3}`)
  const { users, quizzes } = await t.seed({
    users: {
      ada: { role: 'admin', name: 'Ada' },
      mia: { role: 'admin', name: 'Mia' },
      eva: { role: 'admin', name: 'Eva' },
      ben: { name: 'Ben' },
      cem: { name: 'Cem' },
      dan: { name: 'Dan' },
      ...Object.fromEntries(more.map((name) => [name, { name }])),
    },
    quizzes: { quiz: { owner: 'ada', timeLimit: 10, questions } },
  })
  const { quiz } = quizzes
  const addRole = (user: SeededUser, role: 'marker' | 'editor') =>
    insertRole(t.store.db, { quizId: quiz._id, userId: user._id, role }, t.clock.now())
  await addRole(users.mia, 'marker')
  await addRole(users.eva, 'editor')
  const idOf = (index: number) => quiz.questions[index]?._id ?? ''
  const all = users as Record<string, SeededUser>
  const students = [users.ben, users.cem, ...more.flatMap((name) => all[name] ?? [])]
  for (const [at, student] of students.entries()) {
    const answers = given?.[at] ?? [`A treaty, says ${student._id}.`, 'In peace.']
    await submitAnswers(
      t,
      student,
      quiz,
      answers
        .slice(0, questions.length)
        .map((selectedOption, index) => ({ questionId: idOf(index), selectedOption })),
    )
  }
  t.clock.advance(60_000)
  const params = { quizId: quiz._id }
  const next = (marker: SeededUser, index = 0) =>
    t.call(nextAnswerToMark, {
      token: marker.token,
      params: { ...params, questionId: idOf(index) },
    })
  const note = (
    marker: SeededUser,
    { attemptId, hash }: { attemptId: string; hash: string },
    requested: Partial<CallBodyInput<typeof putDraftMark>> = {},
    index = 0,
  ) =>
    t.call(putDraftMark, {
      token: marker.token,
      params: { attemptId, questionId: idOf(index) },
      body: { baseVersion: 0, hash, items: ['treaty'], adjustment: 1, comment: 'Good.', ...requested },
    })
  const together = (
    marker: SeededUser,
    { attemptId, hash }: { attemptId: string; hash: string },
    requested: Partial<CallBodyInput<typeof putMarksTogether>> = {},
  ) =>
    t.call(putMarksTogether, {
      token: marker.token,
      params: { ...params, questionId: idOf(0) },
      body: { attemptId, baseVersion: 0, hash, items: [], adjustment: 1, comment: '', ...requested },
    })
  const set = (body: CallBodyInput<typeof setMarking>, by = users.ada) =>
    t.call(setMarking, { token: by.token, params: { ...params, questionId: idOf(0) }, body })
  const overview = async () => (await t.call(getMarking, { token: users.ada.token, params })).body
  const release = (by = users.ada) => t.call(releaseMarks, { token: by.token, params })
  const withdraw = (by = users.ada, query = {}) => t.call(withdrawMarks, { token: by.token, params, query })
  const resultOf = async ({ token, _id: userId }: SeededUser) =>
    (await t.call(getResult, { token, params, query: { userId } })).body
  /** Marks everything that waits; whose answer it was is not told. */
  async function markAll(marker: SeededUser) {
    for (const index of [0, 1]) {
      for (let { body } = await next(marker, index); body.answer; { body } = await next(marker, index)) {
        expect((await note(marker, body.answer, {}, index)).status).toBe(200)
      }
    }
  }
  return {
    ...users,
    students,
    quiz,
    params,
    idOf,
    next,
    note,
    together,
    set,
    overview,
    release,
    withdraw,
    resultOf,
    markAll,
  }
}
