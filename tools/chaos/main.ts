// Lets a class take a quiz while the server is killed again and again: `npm run chaos`, or for example `npm
// run chaos -- --students 50 --kills 3 --seed monday`. With `--engine postgres` the server is on PostgreSQL; with
// `--nodes 2` there are two such servers behind nginx, killed in turn; with `--restart-database` PostgreSQL also
// crashes once, and with `--pooler` the servers reach it through PgBouncer in transaction mode. With `--failover` its primary
// is killed twice and a synchronous standby promoted; then another class has a primary that Patroni moves three times as planned,
// and once because its node is killed. With `--asynchronous` too the standby may be behind, and what is lost is counted. With `--cut-off 11` as many students first lose their network together, and get the time back that the live
// page proposes. Twenty students come back only after their own zero, half of them with time that was given meanwhile; with
// `--away 0` none do. With `--every-type` the quiz has questions of every type, with points and pictures. With `--two-versions` pages are
// loaded through nginx while its nodes have different versions of the web app. With `--rolling` two nodes behind nginx are
// brought to a next version one after the other; with `--upgrades 50` as many servers are killed while they bring a data file of
// the version before up to date. Exits with 1 if anything was lost, doubled or
// marked wrong.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { StartError } from '../../apps/server/src/start-error.ts'
import {
  type DatabaseInChaos,
  startFailingOver,
  startSingle,
  startSwitchingOver,
} from '../failover/databases-in-chaos.ts'
import { lackedByPatroni } from '../failover/patroni.ts'
import { hasPgBouncer } from '../../apps/server/src/testing/postgres/pgbouncer.ts'
import { killUpgrades } from '../../apps/server/src/testing/fixture-databases/killed-upgrades.ts'
import { createRollingTarget } from './rolling/rolling-target.ts'
import { causeChaos, type ChaosOptions } from './cause-chaos.ts'
import type { Finding } from './findings.ts'
import { startNginx } from './nginx.ts'
import { createTarget } from './target.ts'
import { mixVersions } from './two-versions.ts'

const { values } = parseArgs({
  options: {
    students: { type: 'string' },
    engine: { type: 'string' },
    nodes: { type: 'string', default: '1' },
    'restart-database': { type: 'boolean', default: false },
    failover: { type: 'boolean', default: false },
    asynchronous: { type: 'boolean', default: false },
    pooler: { type: 'boolean', default: false },
    kills: { type: 'string', default: '10' },
    'cut-off': { type: 'string', default: '0' },
    away: { type: 'string', default: '20' },
    'every-type': { type: 'boolean', default: false },
    rolling: { type: 'boolean', default: false },
    upgrades: { type: 'string', default: '0' },
    'two-versions': { type: 'boolean', default: false },
    seed: { type: 'string', default: new Date().toISOString() },
  },
})

const nodes = values.rolling ? 2 : Number(values.nodes)
const engine = values.engine ?? (nodes > 1 || values.failover ? 'postgres' : 'sqlite')
const students = Number(values.students ?? (nodes > 1 && !values.rolling ? '500' : '200'))
const kills = values.rolling ? nodes : Number(values.kills)
const upgrades = Number(values.upgrades)
const [cutOff, away] = [Number(values['cut-off']), Number(values.away)]
const refusal = findRefusal()
if (refusal) {
  console.error(refusal)
  process.exit(1)
}

// Whatever was started ends when this process exits.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
await tryOn(startDatabase)
if (values.failover && !values.asynchronous && !values.rolling) await trySwitchovers()

async function trySwitchovers(): Promise<void> {
  const lacked = lackedByPatroni()
  if (lacked.length > 0)
    return console.log(`Left out are switchovers by Patroni, which need ${lacked.join(', ')} here.`)
  if (!hasPgBouncer)
    console.log('Left out are connections that outlive a switchover, which need pgbouncer here.\n')
  return tryOn(startSwitchingOver)
}

async function tryOn(start: () => Promise<DatabaseInChaos | undefined>): Promise<void> {
  const startedAt = performance.now()
  const findings = await run(await start()).catch((error: unknown) => {
    if (!(error instanceof StartError)) throw error
    console.error(error.message)
    process.exit(1)
  })
  for (const { name, count, mustBe } of findings) {
    const verdict = mustBe === undefined ? '' : count === mustBe ? 'ok' : `must be ${mustBe}`
    console.log(`${name.padEnd(40)} ${count.toLocaleString('en').padStart(8)}  ${verdict}`.trimEnd())
  }
  console.log(`${'seconds'.padEnd(40)} ${((performance.now() - startedAt) / 1000).toFixed(1).padStart(8)}\n`)
  if (findings.some(({ count, mustBe }) => mustBe !== undefined && count !== mustBe)) process.exitCode = 1
}

async function startDatabase(): Promise<DatabaseInChaos | undefined> {
  if (engine === 'sqlite') return undefined
  if (values.failover) return startFailingOver({ isSynchronous: !values.asynchronous, seed: values.seed })
  return startSingle({ isPooled: values.pooler, crashes: values['restart-database'] })
}

async function run(database: DatabaseInChaos | undefined): Promise<Finding[]> {
  // A node for each way to the database.
  const ways = database?.urls.length ?? 1
  const count = ways > 1 ? ways : nodes
  const servers = `${count === 1 ? 'one node' : `${count} nodes`} on ${database?.about ?? engine}`
  console.log(`${students} students, ${servers}, ${kills} kills, seed "${values.seed}" …\n`)
  if (upgrades > 0) return killedUpgrades()
  let lookAtPages = async (): Promise<Finding[]> => []
  const onDatabase: ChaosOptions['createTarget'] = async (fill) => {
    if (database && values.rolling) {
      const [databaseUrl = ''] = database.urls
      const rolling = await createRollingTarget({ databaseUrl, startProxy: startNginx }, fill)
      lookAtPages = rolling.look
      return rolling
    }
    return createTarget(
      {
        count,
        ...(database && {
          databaseUrls: Array.from({ length: count }, (_, at) => database.urls[at % ways] ?? ''),
        }),
        ...(database?.disaster && { disaster: database.disaster }),
        ...(ways === 1 && nodes > 1 && { startProxy: startNginx }),
      },
      fill,
    )
  }
  // Patroni takes its time.
  const thinkMs = ways > 1 ? 4_000 : nodes > 1 ? 2_000 : 500
  try {
    const mixed = values['two-versions'] ? await mixVersions(startNginx) : []
    const caused = await causeChaos({
      students,
      kills,
      seed: values.seed,
      questions: 20,
      everyType: values['every-type'],
      thinkMs,
      cutOff,
      away,
      mayLose: values.asynchronous,
      createTarget: onDatabase,
    })
    return [...mixed, ...caused, ...(await lookAtPages())]
  } finally {
    await database?.close()
  }
}

async function killedUpgrades(): Promise<Finding[]> {
  const folder = await mkdtemp(join(tmpdir(), 'quizly-upgrades-'))
  try {
    return await killUpgrades(folder, upgrades, values.seed)
  } finally {
    await rm(folder, { recursive: true })
  }
}

function findRefusal(): string | undefined {
  const areCounts = [students, kills, nodes, cutOff, away, upgrades].every(
    (count) => Number.isInteger(count) && count >= 0,
  )
  if (!areCounts || students === 0 || nodes === 0)
    return '--students, --kills, --nodes, --cut-off, --away and --upgrades must be whole numbers, and there must be a student and a node.'
  if (cutOff !== 0 && (cutOff < Math.max(3, students / 10) || cutOff > students))
    return '--cut-off is at least 3, at least a tenth of the students, and at most all of them: fewer may be chance.'
  if (engine !== 'sqlite' && engine !== 'postgres') return '--engine must be sqlite or postgres.'
  if (engine === 'sqlite' && (nodes > 1 || values['restart-database'] || values.pooler || values.failover))
    return 'Several nodes, --restart-database, --pooler and --failover need --engine postgres.'
  if (values.failover && (values['restart-database'] || values.pooler))
    return '--failover has a database of its own kind, without --restart-database and --pooler.'
  if (values.asynchronous && !values.failover) return '--asynchronous says which standby --failover has.'
  return undefined
}
