import { randomUUID } from 'node:crypto'
import { createQuestions, createQuiz } from '@quizly/contract'
import { type Question, regraded } from '@quizly/domain'
import { insertQuestionRegrade } from '../../../../apps/server/src/db/attempts/regrades.ts'
import { hashOfAnswer } from '../../../../apps/server/src/db/attempts/stored-draft-marks.ts'
import { openStore } from '../../../../apps/server/src/db/open-store.ts'
import type { Db } from '../../../../apps/server/src/db/store.ts'
import { compareAndSet } from '../../../../apps/server/src/features/attempts/attempt.repository.ts'
import { getRevision } from '../../../../apps/server/src/features/quizzes/questions.service.ts'
import { start } from '../../../../apps/server/src/testing/access/access-attempts.ts'
import { seed, type SeededUser } from '../../../../apps/server/src/testing/seed.ts'
import { callOnce } from '../../http/call-all.ts'
import type { Account } from '../seeding.ts'

/** A quiz of essays, a class that has written long ones, and marks that are to be released. */
export type EssayClass = { quizId: string; questionId: string }

const students = 120
const essays = 20
/** About as much as can be submitted, in letters of two bytes. */
const longEssay = 'é'.repeat(6_000)
const comment = 'x'.repeat(400)
const regradings = 100
const accepted = Array.from({ length: 1_000 }, (_, at) => `${at} ${'y'.repeat(90)}`)

export async function openEssays(port: number, { token }: Account): Promise<EssayClass> {
  const details = { title: 'Essays', numQuestions: essays + 1, timeLimit: 60, secretCode: 'Essays01' }
  const { quiz } = await callOnce(port, createQuiz, { token, body: details })
  const essayQuestions = Array.from({ length: essays }, (_, at) => ({
    text: `Why ${at}?`,
    type: 'essay' as const,
    options: [],
    correctAnswers: [],
    essay: {},
  }))
  const written = { text: 'Where?', type: 'write' as const, options: [], correctAnswers: ['There'] }
  await callOnce(port, createQuestions, {
    token,
    body: { quizId: quiz._id, questions: [...essayQuestions, written] },
  })
  return { quizId: quiz._id, questionId: '' }
}

/** Through the API it would take minutes. Answers to the first question are left to be marked. */
export async function fillEssays(
  file: string,
  fixture: { educator: Account; colleagues: Account[]; essays: EssayClass },
): Promise<EssayClass> {
  const { quizId } = fixture.essays
  const store = await openStore({ engine: 'sqlite', file })
  const { db } = store
  const questions = await getRevision(db, quizId, 1)
  await db.transaction().execute(async (trx) => {
    const names = Array.from({ length: students }, (_, at) => `essayist${at}`)
    const { users } = await seed(trx, { users: Object.fromEntries(names.map((name) => [name, {}])) })
    for (const student of Object.values(users as Record<string, SeededUser>))
      await writeEssays(trx, { quizId, questions, student, markerId: fixture.educator.user._id })
    for (const { user } of fixture.colleagues)
      await trx
        .insertInto('quiz_roles')
        .values({ quiz_id: quizId, user_id: user._id, role: 'editor', created_at: 0 })
        .execute()
    await acceptAgainAndAgain(trx, quizId, questions.at(-1), fixture.educator.user._id)
  })
  await store.close()
  return { quizId, questionId: questions[0]?._id ?? '' }
}

type Writing = { quizId: string; questions: readonly Question[]; student: SeededUser; markerId: string }

async function writeEssays(trx: Db, { quizId, questions, student, markerId }: Writing): Promise<void> {
  const at = Date.now()
  const quiz = { _id: quizId, title: '', timeLimit: 60, secretCode: '', questions: [...questions] }
  const tools = { newId: () => randomUUID(), clock: { now: () => at } }
  const started = await start(trx, tools, quiz, student)
  const written = questions.filter(({ type }) => type === 'essay')
  const answers = written.map(({ _id }, index) => ({
    questionId: _id,
    selectedOption: `${index} ${longEssay}`,
  }))
  await compareAndSet(trx, started, {
    ...started,
    state: 'submitted',
    submittedAt: at,
    submittedBy: 'student',
    answers,
    lateAnswers: [],
    score: 0,
    totalQuestions: questions.length,
    outcomes: questions.map(({ type }) => ({
      verdict: type === 'essay' ? ('waiting' as const) : ('skipped' as const),
      chosen: 0,
    })),
    markedRevision: 1,
    weighted: { points: 0, maxPoints: questions.length * 100, waiting: written.length },
  })
  await trx
    .insertInto('draft_marks')
    .values(
      answers.slice(1).map(({ questionId, selectedOption }) => ({
        attempt_id: started.id,
        question_id: questionId,
        quiz_id: quizId,
        marker_id: markerId,
        round: 1,
        version: 1,
        items: '[]',
        adjustment: 0,
        comment,
        answer_hash: hashOfAnswer(selectedOption),
        reserved_until: null,
        marked_at: at,
        released_points: null,
      })),
    )
    .execute()
}

/** As many times as are kept, each with as many answers as a call accepts. */
async function acceptAgainAndAgain(trx: Db, quizId: string, question: Question | undefined, by: string) {
  if (!question) return
  const after = regraded(question, { mode: 'answers', mayLower: true, accepted }, 1)
  for (let at = 0; at < regradings; at += 1)
    await insertQuestionRegrade(trx, {
      id: `accepted ${at}`,
      quizId,
      questionId: question._id,
      reason: 'x'.repeat(500),
      by,
      at,
      revision: -1 - at,
      number: essays + 1,
      mode: 'answers',
      mayLower: true,
      before: question,
      after,
      undoneBy: null,
    })
}
