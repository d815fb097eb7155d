import {
  addToBank,
  changeBankItem,
  changeBankItems,
  createQuestions,
  createQuiz,
  getQuestions,
  getQuizSettings,
  keepDraft,
  listBank,
  listWrittenAnswers,
  previewRegrade,
  setAllowance,
  takeFromBank,
  updateQuiz,
  updateQuizSettings,
  uploadPicture,
} from '@quizly/contract'
import type { quizzes } from '@quizly/words/failures.ts'
import { insertPicture } from '../../features/pictures/pictures.repository.ts'
import { insertRole } from '../../features/quizzes/roles.repository.ts'
import { type Change, regradingCalls } from '../desk/regrading.ts'
import { samplePicture, sampleQuestions } from '../sample-questions.ts'
import type { SeededUser } from '../seed.ts'
import { begin } from '../taking.ts'
import type { FailureFixture, Producer } from './failure-fixture.ts'

const newQuiz = (secretCode: string) => ({ title: 'Cells', numQuestions: 1, timeLimit: 1, secretCode })

/** What an account stores, as a number beside it. */
async function ownerWith(w: FailureFixture, stored: { quiz_count?: number; quiz_bytes?: number }) {
  const course = await w.course()
  await w.t.store.db.updateTable('users').set(stored).where('id', '=', course.ada._id).execute()
  return course
}

/** The first question gets another key; then it is edited, and taking the key back is asked for. */
async function undoAfter(
  w: FailureFixture,
  edited: { options?: string[]; correctAnswers?: string[] } | 'removed',
) {
  const course = await w.course()
  const { regrade, undo } = regradingCalls(() => w.t)
  const key: Change = { mode: 'new-key', mayLower: true, correctAnswers: ['London'] }
  const { remarkingId: regradeId } = (await regrade(course.ada, course.quiz, key)).body
  const [first, ...others] = course.quiz.questions
  const questions = edited === 'removed' ? others : [{ ...first, ...edited }, ...others]
  await w.ask(course.ada, updateQuiz, { params: course.params, body: { questions } })
  return undo(course.ada, course.quiz, regradeId, 3)
}

const bankBody = { items: [{ question: sampleQuestions[0], tags: [] }] }

async function putIn(ask: FailureFixture['ask'], ada: SeededUser): Promise<[string]> {
  const { items } = (await ask(ada, addToBank, { body: bankBody })).body
  return [items[0]?._id ?? '']
}

export const quizFailures: Record<keyof typeof quizzes, Producer> = {
  'no-quiz': async ({ ask, course }) =>
    ask((await course()).ada, getQuestions, { params: { quizId: 'unknown' } }),
  'settings-changed': async ({ ask, course }) => {
    const { ada, params } = await course()
    const { title, timeLimit, resultRelease, code } = (await ask(ada, getQuizSettings, { params })).body
    const base = { title, timeLimit, resultRelease, code }
    const set = (minutes: number) =>
      ask(ada, updateQuizSettings, { params, body: { ...base, timeLimit: minutes, base } })
    await set(20)
    return set(30)
  },
  'too-many-allowances': async ({ t, ask, course }) => {
    const { ada, params } = await course()
    const allowances = Array.from({ length: 500 }, (_, i) => ({
      id: `${params.quizId} ${i}`,
      owner_id: ada._id,
      quiz_id: params.quizId,
      email: `person${i}@example.org`,
      email_key: `person${i}@example.org`,
      minutes: 5,
      percent: null,
      instead: 0,
      given_by: ada._id,
      created_at: 0,
    }))
    await t.store.db.insertInto('allowances').values(allowances).execute()
    const body = { email: 'one.more@example.org', minutes: 5, everywhere: false }
    return ask(ada, setAllowance, { params, body })
  },
  'too-many-drafts': async (w) => {
    const { ada, params } = await w.course()
    const other = await w.t.seed({
      users: { other: { role: 'admin', email: `other of ${ada.email}` } },
      quizzes: { other: { owner: 'other' } },
    })
    const bytes = 20 * 1024 * 1024
    const draft = { id: 'd', base_revision: 1, questions: '[]', bytes, saved_at: 0 }
    const row = { user_id: ada._id, quiz_id: other.quizzes.other._id, ...draft }
    await w.t.store.db.insertInto('drafts').values(row).execute()
    const body = { baseRevision: 1, questions: [] }
    return w.ask(ada, keepDraft, { params: { ...params, draftId: 'one' }, body })
  },
  'draft-changed': async ({ ask, course }) => {
    const { ada, params } = await course()
    const keep = (draftId: string) =>
      ask(ada, keepDraft, { params: { ...params, draftId }, body: { baseRevision: 1, questions: [] } })
    await keep('one')
    return keep('other')
  },
  'no-bank': async ({ ask, course }) => {
    const { ada, bea } = await course()
    return ask(ada, listBank, { query: { of: bea._id } })
  },
  'no-bank-item': async ({ ask, course }) =>
    ask((await course()).ada, takeFromBank, { body: { items: ['unknown'] } }),
  'bank-item-changed': async ({ ask, course }) => {
    const { ada } = await course()
    const [itemId] = await putIn(ask, ada)
    return ask(ada, changeBankItem, {
      params: { itemId },
      body: { revised: { base: 2, question: sampleQuestions[0] } },
    })
  },
  'bank-full': async ({ t, ask, course }) => {
    const { ada } = await course()
    const [itemId] = await putIn(ask, ada)
    await t.store.db
      .updateTable('bank_items')
      .set({ bytes: 2 ** 30 })
      .where('id', '=', itemId)
      .execute()
    return ask(ada, addToBank, { body: bankBody })
  },
  'too-many-tags': async ({ ask, course }) => {
    const { ada } = await course()
    const [itemId] = await putIn(ask, ada)
    const tagged = (prefix: string) => ({
      body: { items: [itemId], addTags: Array.from({ length: 11 }, (_, i) => `${prefix} ${i}`) },
    })
    await ask(ada, changeBankItems, tagged('one'))
    return ask(ada, changeBankItems, tagged('other'))
  },
  'code-taken': async ({ ask, course }) => {
    const { ada, quiz } = await course()
    return ask(ada, createQuiz, { body: newQuiz(quiz.secretCode) })
  },
  'questions-exist': async ({ ask, course }) => {
    const { ada, quiz } = await course()
    const questions = quiz.questions.map(({ _id, ...question }) => question)
    return ask(ada, createQuestions, { body: { quizId: quiz._id, questions } })
  },
  'quiz-changed': async ({ ask, course }) => {
    const { ada, quiz, params } = await course()
    const body = { questions: quiz.questions.slice(1), baseRevision: 0 }
    return ask(ada, updateQuiz, { params, body })
  },
  'too-many-stored-quizzes': async (w) => {
    const { ada } = await ownerWith(w, { quiz_count: 10_000 })
    return w.ask(ada, createQuiz, { body: newQuiz('Stored01') })
  },
  'older-server': async ({ t, ask, course }) => {
    const { ada, quiz, params } = await course()
    const { db } = t.store
    await db
      .insertInto('live_nodes')
      .values({ id: 'older', seen_at: t.clock.now(), version: '0.2.0' })
      .execute()
    const questions = quiz.questions.map((question) => ({ ...question, points: 2 }))
    const refused = await ask(ada, updateQuiz, { params, body: { questions, baseRevision: 1 } })
    await db.deleteFrom('live_nodes').execute()
    return refused
  },
  'questions-fill-account': async (w) => {
    const { ada, quiz, params } = await ownerWith(w, { quiz_bytes: 200 * 1024 * 1024 })
    return w.ask(ada, updateQuiz, { params, body: { questions: quiz.questions.slice(1) } })
  },
  'pictures-fill-account': async ({ t, ask, course }) => {
    const { ada } = await course()
    // What others have sent is there already, and costs nothing.
    await t.store.db.deleteFrom('images').execute()
    const bytes = Buffer.from('large')
    const picture = { hash: 'large', bytes, width: 1, height: 1, ownerId: ada._id }
    await insertPicture(t.store.db, picture, t.clock.now())
    await t.store.db
      .updateTable('images')
      .set({ size: 250 * 1024 * 1024 })
      .execute()
    return ask(ada, uploadPicture, { body: samplePicture })
  },
  'too-many-versions': async ({ t, ask, course }) => {
    const { ada, ben, quiz, params } = await course()
    const { db } = t.store
    await begin(t, ben, quiz)
    const revision = await db
      .selectFrom('quiz_revisions')
      .selectAll()
      .where('quiz_id', '=', quiz._id)
      .executeTakeFirstOrThrow()
    const attempt = await db
      .selectFrom('attempts')
      .selectAll()
      .where('quiz_id', '=', quiz._id)
      .executeTakeFirstOrThrow()
    const later = Array.from({ length: 499 }, (_, i) => i + 2)
    await db
      .insertInto('quiz_revisions')
      .values(later.map((number) => ({ ...revision, revision: number })))
      .execute()
    await db
      .insertInto('attempts')
      .values(
        later.map((number) => ({ ...attempt, id: `${attempt.id} ${number}`, number, revision: number })),
      )
      .execute()
    await db.updateTable('quizzes').set({ current_revision: 500 }).where('id', '=', quiz._id).execute()
    return ask(ada, updateQuiz, { params, body: { questions: quiz.questions.slice(1) } })
  },
  'no-remarking': async ({ t, course }) => {
    const { ada, quiz } = await course()
    return regradingCalls(() => t).undo(ada, quiz, 'unknown', 1)
  },
  'question-gone': (w) => undoAfter(w, 'removed'),
  'question-unknown': async ({ ask, course }) => {
    const { ada, params } = await course()
    const body = { questionId: 'unknown', baseRevision: 1, mode: 'full-marks', mayLower: false }
    return ask(ada, previewRegrade, { params, body })
  },
  'changed-again-later': async ({ t, course }) => {
    const { ada, quiz } = await course()
    const { regrade, undo } = regradingCalls(() => t)
    const key = (correct: string): Change => ({
      mode: 'new-key',
      mayLower: true,
      correctAnswers: [correct],
    })
    const { remarkingId: regradeId } = (await regrade(ada, quiz, key('London'))).body
    await regrade(ada, quiz, key('Rome'), 2)
    return undo(ada, quiz, regradeId, 3)
  },
  'edited-since': (w) => undoAfter(w, { options: ['Berlin', 'London', 'Rome'], correctAnswers: ['London'] }),
  'confirm-undo': (w) =>
    undoAfter(w, { options: ['London', 'Paris, France', 'Rome', 'Berlin'], correctAnswers: ['London'] }),
  'changed-by-someone-else': async ({ t, ask, course }) => {
    const { bea, quiz, params } = await course()
    await insertRole(t.store.db, { ...params, userId: bea._id, role: 'editor' }, t.clock.now())
    // Without the revision that it changes, as a program of before.
    return ask(bea, updateQuiz, { params, body: { questions: quiz.questions.slice(1) } })
  },
  'no-written-question': async ({ ask, course }) => {
    const { ada, quiz, params } = await course()
    return ask(ada, listWrittenAnswers, { params: { ...params, questionId: quiz.questions[0]?._id ?? '' } })
  },
}
