import Database from 'better-sqlite3'
import pg from 'pg'

/** What a submission writes into the row of its attempt, by column. */
export type WrittenRow = Record<string, string | number>

const texts = ['state', 'submitted_by', 'answers', 'saved_answers', 'late_answers', 'timeline', 'devices']
const marks = ['outcomes']
const numbers = ['score', 'total_questions', 'marked_revision', 'version']
const written = [...texts, ...marks, ...numbers]
const select = `select ${written.join()} from attempts where state = 'submitted' limit 1`

/** What the last submissions have written into this data file. */
export function readFromFile(file: string): WrittenRow {
  const database = new Database(file, { readonly: true })
  const row = database.prepare<[], WrittenRow>(select).get()
  database.close()
  return demand(row)
}

/** What the last submissions have written into this database of PostgreSQL. */
export async function readFromPostgres(url: string): Promise<WrittenRow> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<WrittenRow>(select)
  await client.end()
  return demand(rows[0])
}

function demand(row: WrittenRow | undefined): WrittenRow {
  if (row) return row
  throw new Error('No submission is stored')
}

/** A table for such rows with as few indexes as they need. */
export const bareTable = `create table bare_results (
  id text primary key, quiz_id text not null, student_id text not null, submitted_at bigint not null,
  ${[...texts, ...marks].map((column) => `${column} text not null`).join()},
  ${numbers.map((column) => `${column} integer not null`).join()},
  unique (quiz_id, student_id))`

/** Inserts `valuesOf` a row; `placeholder` tells how the engine writes the value at a place, from 1. */
export const insertInto = (placeholder: (position: number) => string) =>
  `insert into bare_results values (${['id', 'quiz_id', 'student_id', 'submitted_at', ...written]
    .map((_, index) => placeholder(index + 1))
    .join()})`

/** This row as that of another student. */
export function valuesOf(row: WrittenRow, student: number): (string | number)[] {
  const id = String(student).padStart(36, '0')
  const values = written.map((column) => row[column] ?? '')
  return [id, 'quiz'.padEnd(36, '0'), id, Date.now(), ...values]
}
