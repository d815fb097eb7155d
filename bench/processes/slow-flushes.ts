// Imported before a program's own code: makes each commit of SQLite take SLOW_FLUSH_MS longer, as on a slow
// disk. It blocks the thread meanwhile, as a real flush does.
import Database from 'better-sqlite3'

const delayMs = Number(process.env.SLOW_FLUSH_MS)
const nothing = new Int32Array(new SharedArrayBuffer(4))
const { prepare } = Database.prototype

Database.prototype.prepare = function prepareSlow(this: Database.Database, sql: string) {
  const statement: Database.Statement<unknown[]> = prepare.call(this, sql)
  const run = statement.run.bind(statement)
  statement.run = (...parameters) => {
    const mayCommit = this.inTransaction || !statement.readonly
    const outcome = run(...parameters)
    if (mayCommit && !this.inTransaction) Atomics.wait(nothing, 0, 0, delayMs)
    return outcome
  }
  return statement
} as typeof prepare
