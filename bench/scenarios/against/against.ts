import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type CallName, callNames, type EngineName } from '../../options.ts'
import type { Place } from '../../processes/child.ts'
import { memoryMb } from '../../processes/cost.ts'
import { type Engine, openSqliteEngine, startPostgresEngine } from '../../processes/engines.ts'
import type { Revision } from '../../processes/revision.ts'
import { startQuizly } from '../../processes/servers.ts'
import { Refusal } from '../../refusal.ts'
import type { Section } from '../../report/section.ts'
import type { Sizes } from '../../sizes.ts'
import type { PhaseMeasured } from '../bell/measured-phase.ts'
import { signUp } from '../seeding.ts'
import { type ComparedRound, describeAgainst, type Pair } from './against-report.ts'
import { type Side, takeQuizzes } from './classes.ts'

/** What this code is compared with, on which engines, and by which calls. */
export type Comparison = { revision: Revision; engines: readonly EngineName[]; calls: readonly CallName[] }

/** Without these the other calls cannot be made, so they are always made. */
const always: readonly CallName[] = ['enter', 'start', 'submit']

/**
 * This code and another commit's, each with a server and a database of its own. Both get the same calls in
 * turns, so that what disturbs the machine disturbs both.
 */
export async function measureAgainst(place: Place, compared: Comparison, sizes: Sizes): Promise<Section[]> {
  const sections: Section[] = []
  for (const engine of compared.engines) sections.push(...(await compareOn(engine, place, compared, sizes)))
  return sections
}

async function compareOn(
  name: EngineName,
  place: Place,
  { revision, calls }: Comparison,
  sizes: Sizes,
): Promise<Section[]> {
  const engines = { own: await openEngine(name, place, 'own'), other: await openEngine(name, place, 'other') }
  if (!engines.own || !engines.other) return []
  const own = await openSide(place, engines.own, sizes)
  const other = await blaming(revision, openSide(place, engines.other, sizes, revision.root))
  const made = callNames.filter((call) => always.includes(call) || calls.includes(call))
  const rounds: ComparedRound[] = []
  for (let round = 0; round < sizes.warmUps + sizes.comparedRounds; round += 1) {
    const ofOwn = await takeQuizzes(own, round, sizes)
    const ofOther = await blaming(revision, takeQuizzes(other, round, sizes))
    const measured: ComparedRound = new Map()
    for (const [turn, call] of made.entries()) {
      const measureOwn = () => ofOwn(call)
      const measureOther = () => blaming(revision, ofOther(call))
      const isOwnFirst = (round + turn) % 2 === 0
      measured.set(call, await inTurn(measureOwn, measureOther, isOwnFirst))
    }
    if (round >= sizes.warmUps) rounds.push(measured)
  }
  const memory = { own: memoryMb(own.quizly.pid), other: memoryMb(other.quizly.pid) }
  for (const { quizly, engine } of [own, other]) {
    await quizly.stop()
    await engine.stop()
  }
  return [describeAgainst({ engine: own.engine.name, revision, rounds, calls, memory, sizes })]
}

/** Each side has a file or a PostgreSQL server of its own, whose cost is its own. */
async function openEngine(name: EngineName, place: Place, side: string): Promise<Engine | undefined> {
  if (name === 'postgres') return startPostgresEngine(place)
  const folder = join(place.folder, side)
  mkdirSync(folder)
  return openSqliteEngine({ ...place, folder })
}

async function openSide(place: Place, engine: Engine, { students: count }: Sizes, root?: URL): Promise<Side> {
  const quizly = await startQuizly(place, engine.url, root)
  const [educator] = await signUp(quizly.port, 'admin', 1)
  if (!educator) throw new Error('There is no educator')
  return { quizly, engine, educator, students: await signUp(quizly.port, 'student', count) }
}

async function inTurn(
  measureOwn: () => Promise<PhaseMeasured>,
  measureOther: () => Promise<PhaseMeasured>,
  isOwnFirst: boolean,
): Promise<Pair<PhaseMeasured>> {
  const first = isOwnFirst ? await measureOwn() : undefined
  const other = await measureOther()
  return { own: first ?? (await measureOwn()), other }
}

/** Says of what goes wrong with the other commit that it may be too old for the calls of this code. */
async function blaming<Value>({ commit }: Revision, work: Promise<Value>): Promise<Value> {
  try {
    return await work
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Refusal(
      `${commit} does not answer the calls of this code, so they cannot be compared. ${reason.slice(0, 500)}`,
      { cause: error },
    )
  }
}
