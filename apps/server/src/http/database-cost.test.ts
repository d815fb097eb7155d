import { AsyncLocalStorage } from 'node:async_hooks'
import { allCalls, type Call, type CallName } from '@quizly/contract'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessMatrix } from '../testing/access/access-matrix.ts'
import { createAccessFixture, readers } from '../testing/access/access-fixture.ts'
import type { CallOptions } from '../testing/call-api.ts'
import { anyEngine, type Engine, engines } from '../testing/engines.ts'
import { findFullScans } from '../testing/query-plans.ts'
import { statementBudget } from '../testing/statement-budget.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

/** They succeed only when somebody comes back from a provider, or has a passkey. */
const elsewhere = new Set<string>([
  'beginSignIn',
  'takeSignIn',
  'proveAccount',
  'linkAccount',
  'signInByPasskey',
  'addPasskey',
])
const names = (Object.keys(allCalls) as CallName[]).filter((name) => !elsewhere.has(name))

const ofOperators = new Set(names.filter((name) => allCalls[name].audience === 'operator'))

const worksOnAfterItsReply: CallName = 'forgotPassword'

/** What a call may read completely, because it never has more than a few rows: also ten rows that a statement brings along. */
const small = ['kysely_migration_lock', '10-ROW']

type Cost = { statements: string[]; rows: number }

/** Makes calls on a fixture of its own and counts what they cost. */
function countCalls(engine: Engine) {
  let t: TestApp
  const costs = new AsyncLocalStorage<Cost>()
  beforeAll(async () => {
    const counting = countCosts(engine, costs)
    t = await createTestApp({ engine: counting, config: { rateLimits: true } })
  })
  afterAll(() => t.close())

  /** The cost of a successful call in a new fixture, when everything immutable is already in memory. */
  async function costOf(name: CallName): Promise<Cost> {
    const { tokenOf, thingsFor, operatorToken } = await createAccessFixture(t, {
      isPlain: name !== 'getPicture',
    })
    const { own, input } = accessMatrix[name]
    const reader = readers.find((each) => each !== 'anonymous' && own[each] < 300) ?? 'anonymous'
    const things = thingsFor(reader, 'own')
    const call: Call = allCalls[name]
    const token = call.audience === 'operator' ? operatorToken : tokenOf(reader)
    const options: CallOptions = { ...(token && { token }), ...input?.(things) }
    if (name === 'saveAnswers') {
      options.body = { changes: [{ questionId: things.questionId, selectedOption: 'x' }] }
    }
    await t.call(allCalls.startAttempt, {
      token: tokenOf('student') ?? '',
      params: { quizId: thingsFor('student', 'own').quizId },
    })
    const cost: Cost = { statements: [], rows: 0 }
    const reply = await costs.run(cost, () => t.call(call, options))
    expect(reply.status).toBeLessThan(300)
    return cost
  }

  return { costOf, app: () => t }
}

describe.each(engines)('what a call costs, on $name', (engine) => {
  const { costOf, app } = countCalls(engine)

  test.each(names)('%s', async (name) => {
    const { statements } = await costOf(name)
    const beyondBudget = statements.slice(statementBudget[name])
    expect(beyondBudget).toEqual([])
    // They look through all people, for the few who may.
    if (ofOperators.has(name)) return
    for (const statement of new Set(statements)) {
      // The newest 10,000 rows stay.
      if (statement.startsWith('delete from "log_entries"')) continue
      const scans = await findFullScans(app().store, statement)
      const scanned = scans.filter((table) => !small.includes(table))
      expect({ statement, scanned }).toEqual({ statement, scanned: [] })
    }
  })
})

describe.each(anyEngine)('what a call costs, on $name', (engine) => {
  const { costOf, app } = countCalls(engine)

  test('is the same whatever other people have', async () => {
    const costsOfAll = async () => {
      const counted: Record<string, [statements: number, rows: number]> = {}
      for (const name of names) {
        if (name === worksOnAfterItsReply || ofOperators.has(name)) continue
        const { statements, rows } = await costOf(name)
        counted[name] = [statements.length, rows]
      }
      return counted
    }
    // Once for what is read only the first time.
    await costsOfAll()
    const few = await costsOfAll()
    for (let others = 0; others < 50; others += 1) await createAccessFixture(app())
    expect(await costsOfAll()).toEqual(few)
  })
})

/** The engine, counting what each call, and any work it starts, sends to the database and gets back. */
function countCosts(engine: Engine, costs: AsyncLocalStorage<Cost>): Engine {
  const countRows: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      const cost = costs.getStore()
      if (cost) cost.rows += result.rows.length
      return result
    },
  }
  return {
    ...engine,
    open: async (observers) => {
      const onStatement = ({ sql }: { sql: string }) => {
        if (!/^(begin|start transaction|commit|rollback)/.test(sql)) costs.getStore()?.statements.push(sql)
      }
      const { store, remove } = await engine.open({ ...observers, onStatement })
      const counted = { db: store.db.withPlugin(countRows), reports: store.reports.withPlugin(countRows) }
      return { store: { ...store, ...counted }, remove }
    },
  }
}
