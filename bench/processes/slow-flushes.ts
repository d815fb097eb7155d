// Imported before a program's own code: makes each commit of SQLite that has written take SLOW_FLUSH_MS longer, as on a
// slow disk. It blocks the thread meanwhile, as a real flush does. A commit that has written nothing flushes nothing.
import Database from 'better-sqlite3'

const delayMs = Number(process.env.SLOW_FLUSH_MS)
const nothing = new Int32Array(new SharedArrayBuffer(4))
const { prepare } = Database.prototype
const written = new WeakSet<Database.Database>()

Database.prototype.prepare = function prepareSlow(this: Database.Database, sql: string) {
  const statement: Database.Statement<unknown[]> = prepare.call(this, sql)
  const afterwards = <Outcome>(run: (...parameters: unknown[]) => Outcome) => {
    return (...parameters: unknown[]): Outcome => {
      const outcome = run.apply(statement, parameters)
      if (sql === 'rollback') written.delete(this)
      else if (changesRows(statement, outcome)) written.add(this)
      if (!this.inTransaction && written.delete(this)) Atomics.wait(nothing, 0, 0, delayMs)
      return outcome
    }
  }
  statement.run = afterwards(statement.run)
  statement.all = afterwards(statement.all)
  return statement
} as typeof prepare

/** Whether a statement has written. One that returns the rows that it has written returns none if there are none. */
function changesRows({ readonly }: Database.Statement<unknown[]>, outcome: unknown): boolean {
  if (readonly) return false
  return Array.isArray(outcome) ? outcome.length > 0 : (outcome as Database.RunResult).changes > 0
}
