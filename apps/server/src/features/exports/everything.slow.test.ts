import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { takeEverything } from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '../../db/store.ts'
import type { Tables } from '../../db/tables.ts'
import { anyEngine } from '../../testing/engines.ts'
import { rightAnswers, sampleQuestions } from '../../testing/sample-questions.ts'
import { createSeededRandom } from '../../testing/seeded-random.ts'
import { submitAnswers } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const mebibyte = 1024 ** 2
const [quizzes, questionsOfQuiz, students] = [200, 50, 10]
/** More than the questions of a few quizzes and what is kept of revisions, and a quarter of what is written. */
const most = 40 * mebibyte

describe.each(anyEngine)('everything of a busy educator, on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  /** Copies of the only rows that there are. */
  async function copyRows(
    db: Db,
    name: keyof Tables,
    changes: readonly Partial<Record<string, string>>[],
  ): Promise<void> {
    const row = await db
      .selectFrom(name as 'quizzes')
      .selectAll()
      .limit(1)
      .executeTakeFirstOrThrow()
    for (const change of changes)
      await db
        .insertInto(name as 'quizzes')
        .values({ ...row, ...change })
        .execute()
  }

  /** 200 quizzes with 50 long questions each, and ten results in each. */
  async function busySchool() {
    const random = createSeededRandom('everything')
    const long = () => Buffer.from(random.bytes(3_000)).toString('base64')
    const questions = Array.from({ length: questionsOfQuiz }, (_, index) => ({
      ...sampleQuestions[0],
      text: `${index}. ${long()}`,
    }))
    const { users, quizzes: made } = await t.seed({
      users: { ada: { role: 'admin' }, ben: {} },
      quizzes: { first: { owner: 'ada', questions } },
    })
    await submitAnswers(t, users.ben, made.first, rightAnswers(made.first.questions))
    const ids = Array.from({ length: quizzes - 1 }, (_, index) => `copy-${String(index).padStart(4, '0')}`)
    const people = Array.from({ length: students - 1 }, (_, index) => `student-${index}`)
    await t.store.db.transaction().execute(async (trx) => {
      await copyRows(
        trx,
        'quizzes',
        ids.map((id) => ({ id, secret_code: id })),
      )
      for (const name of ['quiz_revisions', 'quiz_roles'] as const)
        await copyRows(
          trx,
          name,
          ids.map((id) => ({ quiz_id: id })),
        )
      await copyRows(
        trx,
        'users',
        people.map((id) => ({ id, email: `${id}@example.org`, email_key: `${id}@example.org` })),
      )
      const { student_id: ben } = await trx
        .selectFrom('attempts')
        .select('student_id')
        .executeTakeFirstOrThrow()
      const pairs = [made.first._id, ...ids].flatMap((quizId) =>
        [ben, ...people].map((studentId) => ({
          id: `${quizId} ${studentId}`,
          quiz_id: quizId,
          student_id: studentId,
        })),
      )
      await copyRows(trx, 'attempts', pairs.slice(1))
    })
    return users.ada
  }

  test('is taken in memory that does not grow with it', { timeout: 240_000 }, async () => {
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as () => void
    const inUse = () => {
      collect()
      const { heapUsed, external } = process.memoryUsage()
      return heapUsed + external
    }
    const { token } = await busySchool()
    await t.app.listen({ port: 0, host: '127.0.0.1' })
    const before = inUse()
    const { body } = await fetch(t.app.listeningOrigin + takeEverything.path, {
      headers: { authorization: `Bearer ${token}` },
    })
    let [written, since, peak] = [0, 0, 0]
    for await (const part of body as ReadableStream<Uint8Array>) {
      written += part.length
      since += part.length
      if (since < mebibyte) continue
      since = 0
      peak = Math.max(peak, inUse() - before)
    }
    expect(written).toBeGreaterThan(20 * mebibyte)
    expect(peak).toBeLessThan(most)
  })
})
