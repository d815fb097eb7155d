import { readFile, writeFile } from 'node:fs/promises'
import { brotliDecompressSync } from 'node:zlib'
import Database from 'better-sqlite3'

/** The version whose store is kept, with a thousand attempts. `make-fixture-database.ts` has made it. */
export const fixtureVersion = '0.2.0'
const packed = new URL(`${fixtureVersion}.db.br`, import.meta.url)
let content: Buffer | undefined

/** Writes the data file of the version before. */
export async function unpackFixtureDatabase(file: string): Promise<void> {
  content ??= brotliDecompressSync(await readFile(packed))
  await writeFile(file, content)
}

export const stepsOf = (file: string) =>
  inFile(file, (database) =>
    database.prepare('select name from kysely_migration order by name').pluck().all(),
  )

/** Whether a file is whole, and what is in it as far as people see it. */
export const seenIn = (file: string) =>
  inFile(file, (database) => ({
    whole: database.pragma('integrity_check(1)', { simple: true }),
    attempts: database
      .prepare(
        'select id, state, score, total_questions, outcomes, answers, by_hand from attempts order by id',
      )
      .all(),
    users: database.prepare('select id, name, email from users order by id').all(),
    revisions: database
      .prepare(
        'select quiz_id, revision, questions, question_count, educator_id, created_at from quiz_revisions order by quiz_id, revision',
      )
      .all(),
  }))

export function inFile<T>(file: string, look: (database: Database.Database) => T): T {
  const database = new Database(file, { fileMustExist: true })
  try {
    return look(database)
  } finally {
    database.close()
  }
}
