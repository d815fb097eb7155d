// What the next version of Quizly could be: it has another number, and one more change of tables with which this one can live.
import { migrations as own } from '../../../apps/server/src/db/migrations/all-migrations.ts'
import { version as present } from '../../../apps/server/src/version.ts'

export const version = present.replace(/\d+(?=\.\d+$)/, (minor) => String(Number(minor) + 1))

const nextStep = '9999-next'

export const migrations: typeof own = {
  ...own,
  [nextStep]: {
    up: async ({ schema }) => {
      for (const table of ['attempts', 'quizzes', 'users', 'sessions']) {
        await schema.alterTable(table).addColumn('of_the_next_version', 'text').execute()
      }
    },
  },
}
export const lastStep = nextStep
export const needsAllNodes: ReadonlySet<string> = new Set()
