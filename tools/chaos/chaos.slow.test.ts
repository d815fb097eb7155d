import { expect, inject, test } from 'vitest'
import { causeChaos, type ChaosOptions } from './cause-chaos.ts'
import { createTarget } from './target.ts'
import { startForwardingProxy } from '../../apps/server/src/testing/processes/forwarding-proxy.ts'
import { createDatabase, newDatabaseName } from '../../apps/server/src/testing/postgres/databases.ts'
import { urlOf } from '../../apps/server/src/testing/postgres/long-lived-server.ts'

const small: Omit<ChaosOptions, 'createTarget'> = {
  students: 10,
  kills: 2,
  seed: 'small',
  questions: 10,
  thinkMs: 40,
}

test('killed twice while a class answers and submits, the server loses, doubles and mismarks nothing', async () => {
  const findings = await causeChaos({ ...small, createTarget: (fill) => createTarget({}, fill) })
  const wrong = findings.filter(({ count, mustBe }) => mustBe !== undefined && count !== mustBe)
  expect(wrong).toEqual([])
  const counted = Object.fromEntries(findings.map(({ name, count }) => [name, count]))
  expect(counted).toMatchObject({ students: 10, 'servers killed': 2, results: 10 })
  // How many there are in the time depends on the machine.
  expect(counted['answers acknowledged']).toBeGreaterThan(20)
}, 120_000)

const host = inject('postgresHost')

test.runIf(host)(
  'two nodes on postgres, killed in turn behind a proxy, lose, double and mismark nothing',
  async () => {
    const name = newDatabaseName()
    await createDatabase(host, name)
    const surroundings = { databaseUrls: [urlOf(host, name)], count: 2, startProxy: startForwardingProxy }
    const findings = await causeChaos({
      ...small,
      students: 20,
      everyType: true,
      createTarget: (fill) => createTarget(surroundings, fill),
    })
    expect(findings.filter(({ count, mustBe }) => mustBe !== undefined && count !== mustBe)).toEqual([])
    const counted = Object.fromEntries(findings.map((finding) => [finding.name, finding.count]))
    expect(counted).toMatchObject({ students: 20, 'servers killed': 2, results: 20 })
    expect(counted['answers acknowledged']).toBeGreaterThan(40)
    expect(counted['pictures shown']).toBeGreaterThan(10)
  },
  120_000,
)

test('what is lost, changed and mismarked is found', async () => {
  const findings = await causeChaos({
    ...small,
    students: 3,
    kills: 0,
    createTarget: async (fill) => {
      const target = await createTarget({}, fill)
      const openRemains = async () => {
        const store = await target.openRemains()
        const rows = await store.db.selectFrom('attempts').select(['id', 'score']).orderBy('id').execute()
        const [first, second, third] = rows.map(({ id }) => id)
        const change = store.db.updateTable('attempts')
        await change.set({ saved_answers: '[]' }).where('id', '=', first!).execute()
        await change
          .set({ score: (rows[1]?.score ?? 0) + 1 })
          .where('id', '=', second!)
          .execute()
        await change.set({ answers: '[]', state: 'in-progress' }).where('id', '=', third!).execute()
        return store
      }
      return { ...target, openRemains }
    },
  })
  const counted = Object.fromEntries(findings.map(({ name, count }) => [name, count]))
  expect(counted['difference']).toBeGreaterThan(0)
  expect(counted).toMatchObject({
    results: 2,
    'marks wrong': 1,
    'results other than what was submitted': 1,
    'results other than what was shown': 2,
  })
}, 60_000)
