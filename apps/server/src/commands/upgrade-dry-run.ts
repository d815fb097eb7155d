import { existsSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openApiDocument } from '@quizly/contract'
import { type DatabaseConfig, readConfig, readDatabase } from '../config/config.ts'
import { makeScratch } from '../db/upgrades/scratch.ts'
import { differencesOf, type DryRun, runDry } from './upgrade-dry-run/dry-run.ts'
import { reportOf } from './upgrade-dry-run/report.ts'
import { noteVerifiedRestore } from '../features/operation/backups.service.ts'
import { asTyped } from '../entry/as-typed.ts'
import { StartError } from '../start-error.ts'
import { dryRunMetrics } from '../telemetry/dry-run-metrics.ts'
import { version } from '../version.ts'

const usage = `Say which data to try the upgrade on, as in: ${asTyped('upgrade-dry-run', '--from ./data/quizly.db --out report.json')}. It can also be the address of a database.`

/** Ends with 3 if anything would be otherwise. */
export async function runUpgradeDry(args: readonly string[]): Promise<void> {
  const { from, out, metrics } = parse(args)
  if (from === undefined) throw new StartError(usage)
  const database = readSource(from)
  const api = openApiDocument({ title: 'Quizly', version })
  const scratch = await makeScratch(database)
  let dryRun: DryRun
  try {
    dryRun = await runDry(scratch, { to: version, api, defaults: readConfig({}) })
  } finally {
    await scratch.remove()
  }
  if (database.engine === 'sqlite') await noteVerifiedRestore(database.file, Date.now())
  const location = database.engine === 'sqlite' ? database.file : new URL(database.url).host
  const differences = differencesOf(dryRun)
  console.log(reportOf(dryRun, location))
  if (out !== undefined)
    writeFileSync(
      out,
      `${JSON.stringify({ isSame: differences.length === 0, differences, ...dryRun }, null, 2)}\n`,
    )
  if (metrics !== undefined) writeFileSync(metrics, dryRunMetrics(dryRun, differences, Date.now()))
  process.exitCode = differences.length === 0 ? 0 : 3
}

function readSource(from: string): DatabaseConfig {
  const file = resolve(from)
  if (existsSync(file)) return { engine: 'sqlite', file }
  if (/^(sqlite|postgres|postgresql):/.test(from)) return readDatabase(from)
  throw new StartError(`There is no file ${file}.`)
}

function parse(args: readonly string[]): { from?: string; out?: string; metrics?: string } {
  const text = { type: 'string' } as const
  try {
    return parseArgs({ args: [...args], options: { from: text, out: text, metrics: text } }).values
  } catch {
    throw new StartError(usage)
  }
}
