import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { openStore } from '../../db/open-store.ts'
import { migrations } from '../../db/migrations/all-migrations.ts'
import { createChance } from '../../../../../tools/chaos/chance.ts'
import type { Finding } from '../../../../../tools/chaos/findings.ts'
import { seenIn, stepsOf, unpackFixtureDatabase } from './fixture-database.ts'

const program = fileURLToPath(new URL('open-fixture-database.ts', import.meta.url))

/** Kills servers while they bring a store of the version before up to date, at random moments, and looks at what they leave. */
export async function killUpgrades(folder: string, kills: number, seed: string): Promise<Finding[]> {
  const chance = createChance(seed)
  const fixture = join(folder, 'kept.db')
  await unpackFixtureDatabase(fixture)
  const [expected, before] = [seenIn(fixture), stepsOf(fixture).join()]
  const after = Object.keys(migrations).toSorted().join()
  const whole = join(folder, 'whole.db')
  await copyFile(fixture, whole)
  const longestMs = await upgradeFor(whole)
  const left = { before: 0, after: 0, neither: 0, changed: 0, lost: 0 }
  for (let at = 0; at < kills; at += 1) {
    const file = join(folder, `${at}.db`)
    await copyFile(fixture, file)
    await upgradeFor(file, chance.number() * longestMs)
    const steps = stepsOf(file).join()
    left[steps === before ? 'before' : steps === after ? 'after' : 'neither'] += 1
    if (!isDeepStrictEqual(seenIn(file), expected)) left.changed += 1
    const store = await openStore({ engine: 'sqlite', file })
    await store.close()
    if (stepsOf(file).join() !== after || !isDeepStrictEqual(seenIn(file), expected)) left.lost += 1
  }
  return [
    { name: 'upgrades killed', count: kills },
    { name: 'of them left as they were before', count: left.before },
    { name: 'of them left up to date', count: left.after },
    { name: 'left as neither version reads them', count: left.neither, mustBe: 0 },
    { name: 'left with other data', count: left.changed, mustBe: 0 },
    { name: 'not brought up to date by the next start', count: left.lost, mustBe: 0 },
  ]
}

/** How long it took, in ms; killed after so many. */
async function upgradeFor(file: string, killAfterMs?: number): Promise<number> {
  const child = spawn(process.execPath, [program, file], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'close')
  await once(child.stdout, 'data')
  const startedAt = performance.now()
  if (killAfterMs === undefined) await once(child.stdout, 'data')
  else {
    await wait(killAfterMs)
    child.kill('SIGKILL')
  }
  const took = performance.now() - startedAt
  await ended
  return took
}
