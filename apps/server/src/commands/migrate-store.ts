// Moves all data to another database: quizly migrate-store --from sqlite:… --to postgres://…
import { parseArgs } from 'node:util'
import { readDatabase } from '../config/config.ts'
import { moveData } from '../db/copies/move-data.ts'
import { migrate } from '../db/migrations/migrate.ts'
import { asTyped } from '../entry/as-typed.ts'
import { StartError } from '../start-error.ts'

const usage = `Say from where and where to, as in: ${asTyped('migrate-store', '--from sqlite:./data/quizly.db --to postgres://user:password@host/quizly')}.`

/** The words after the command name both databases. */
export async function migrateStore(args: readonly string[]): Promise<void> {
  const { rows, target, location } = await moveData(readArguments(args), { onProgress: showProgress })
  try {
    console.log(
      `\nAll ${rows.toLocaleString('en')} rows are in ${target.location} as they were in ${location}.`,
    )
    await migrate(target)
    console.log(
      'Set DATABASE_URL to the new place and start Quizly. Keep the old data until you have seen it run.',
    )
  } finally {
    await target.close()
  }
}

function readArguments(args: readonly string[]) {
  const { from, to } = parse(args)
  if (!from || !to) throw new StartError(usage)
  return { from: readDatabase(from), to: readDatabase(to) }
}

function parse(args: readonly string[]): { from?: string; to?: string } {
  try {
    return parseArgs({ args: [...args], options: { from: { type: 'string' }, to: { type: 'string' } } })
      .values
  } catch {
    throw new StartError(usage)
  }
}

function showProgress(table: string, done: number, all: number): void {
  const line = `${table.padEnd(20)} ${done.toLocaleString('en')} of ${all.toLocaleString('en')}`
  if (process.stdout.isTTY) process.stdout.write(`\r${line}${done === all ? '\n' : ''}`)
  else if (done === all) console.log(line)
}
