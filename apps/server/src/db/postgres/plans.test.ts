import { getQuiz, getResult, saveAnswers, submitAttempt } from '@quizly/contract'
import { batchSettings, createBatchStatement, findPrepared } from '@quizly/pg-batches'
import { type CompiledQuery, sql } from 'kysely'
import type pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { copyTemplate, newDatabaseName } from '../../testing/postgres/databases.ts'
import { urlOf } from '../../testing/postgres/long-lived-server.ts'
import { rightAnswers } from '../../testing/sample-questions.ts'
import type { SeededQuiz, SeededUser } from '../../testing/seed.ts'
import { begin } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { openPool } from './connections.ts'
import { openPostgres } from './postgres.ts'

const host = inject('postgresHost')

/** The statuses of the calls of a student. */
const right = [200, 200, 201, 200]

type Plan = { 'Node Type': string; 'Index Cond'?: string; Plans?: Plan[] }

describe.runIf(host)('the plans of batches', () => {
  let url: string
  let t: TestApp
  let statements: Set<string>
  let pool: pg.Pool
  let client: pg.PoolClient
  beforeEach(async () => {
    const name = newDatabaseName()
    await copyTemplate(host, name)
    url = urlOf(host, name)
    statements = new Set()
    const open = async () => {
      const onStatement = (statement: { sql: string }) => statements.add(statement.sql)
      const store = openPostgres({ engine: 'postgres', url, poolSize: 4 }, undefined, { onStatement })
      return { store, remove: () => store.close() }
    }
    t = await createTestApp({ engine: { name: 'postgres', open } })
    pool = openPool(url, { connections: 1, connectMs: 10_000 }, { settings: batchSettings })
    client = await pool.connect()
  })
  afterEach(async () => {
    client.release()
    await pool.end()
    await t.close()
  })

  const seed = () =>
    t.seed({
      users: { ada: { role: 'admin' }, ben: {}, cem: {} },
      quizzes: { biology: { owner: 'ada' } },
    })

  /** Makes the calls of a student who takes a quiz. Returns the status of each reply. */
  const take = async (student: SeededUser, quiz: SeededQuiz) => {
    const { token, _id: userId } = student
    const { attempt } = await begin(t, student, quiz)
    const answers = rightAnswers(quiz.questions)
    const body = { changes: answers.slice(0, 1) }
    const [params, quizId] = [{ quizId: quiz._id }, quiz._id]
    const replies = [
      await t.call(getQuiz, { token, params }),
      await t.call(saveAnswers, { token, params: { attemptId: attempt._id }, body }),
      await t.call(submitAttempt, { token, body: { quizId, userId, answers } }),
      await t.call(getResult, { token, params, query: { userId } }),
    ]
    return replies.map(({ status }) => status)
  }

  /** Prepares the batches of everything that was sent so far, on one connection. */
  const prepareAll = () => {
    const batched = [...statements].flatMap((text) => findPrepared(text)?.batchable ?? [])
    const prepared = batched.map((batchable, index) => {
      const run = createBatchStatement(batchable, { name: `plan_${index}` })
      const nothing = { parameters: batchable.slots.map(() => null) } as unknown as CompiledQuery
      return { text: batchable.sql, name: `plan_${index}`, run: () => run(client, [nothing]) }
    })
    const explain = async ({ name }: (typeof prepared)[number]) => {
      const { rows: known } = await client.query<{ count: number }>(
        'select cardinality(parameter_types) as count from pg_prepared_statements where name = $1',
        [name],
      )
      const nulls = Array.from({ length: known[0]?.count ?? 0 }, () => 'null').join()
      const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
        `explain (format json) execute ${name}(${nulls})`,
      )
      return nodesOf(rows[0]?.['QUERY PLAN'][0]?.Plan)
    }
    // An insert of nothing would be refused.
    const found = prepared.filter(({ text }) => !text.startsWith('insert'))
    return {
      texts: found.map(({ text }) => text),
      runAll: async () => {
        for (const { run } of found) await run()
      },
      /** The ways in which rows are found; by an index if it says by what. */
      explainAll: async () => {
        const scans: string[] = []
        for (const each of found) {
          for (const node of await explain(each)) {
            const type = node['Node Type']
            if (/Hash|Merge|Sort/.test(type)) scans.push(type)
            if (/Scan/.test(type) && type !== 'Function Scan') {
              scans.push(
                type.startsWith('Index') && node['Index Cond'] === undefined ? `whole ${type}` : type,
              )
            }
          }
        }
        return new Set(scans)
      },
    }
  }

  const fill = async () => {
    const { db } = t.store
    const copy = async (table: string, fields: string) => {
      const one = `(select * from ${table} order by ctid desc limit 1) as one`
      const built = `jsonb_populate_record(null::${table}, to_jsonb(one) || jsonb_build_object(${fields}))`
      await sql
        .raw(`insert into ${table} select (${built}).* from ${one}, generate_series(1, 3000) as i`)
        .execute(db)
    }
    await copy('users', `'id', 'u' || i, 'email', 'u' || i, 'email_key', 'u' || i`)
    await copy('sessions', `'token_hash', 't' || i, 'user_id', 'u' || i`)
    await copy('quizzes', `'id', 'q' || i, 'secret_code', 'q' || i`)
    await copy('attempts', `'id', 'a' || i, 'student_id', 'u' || i`)
  }

  test('use indexes when the tables are empty, when they have grown, and when some of that or all is known', async () => {
    const { users, quizzes } = await seed()
    await take(users.ben, quizzes.biology)
    const { texts, runAll, explainAll } = prepareAll()
    expect(texts.length).toBeGreaterThanOrEqual(6)
    const analyze = (tables: string) => () => sql.raw(`vacuum analyze ${tables}`).execute(t.store.db)
    for (const grow of [async () => {}, fill, analyze('users, sessions'), analyze('')]) {
      await grow()
      await runAll()
      expect([...(await explainAll())].filter((scan) => !/^Index|^Subquery/.test(scan))).toEqual([])
    }
  })

  test('outlive a migration that adds columns', async () => {
    const { users, quizzes } = await seed()
    expect(await take(users.ben, quizzes.biology)).toEqual(right)
    for (const table of ['users', 'sessions', 'quizzes', 'attempts']) {
      await sql
        .raw(`alter table ${table} add column added_later text default 'x' not null`)
        .execute(t.store.db)
    }
    expect(await take(users.cem, quizzes.biology)).toEqual(right)
  })
})

function nodesOf(plan: Plan | undefined): Plan[] {
  return plan ? [plan, ...(plan.Plans ?? []).flatMap(nodesOf)] : []
}
