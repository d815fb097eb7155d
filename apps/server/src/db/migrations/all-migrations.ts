import type { Migration } from 'kysely/migration'
import { up as initial } from './0001-initial.ts'

/** Every migration under the name that the database remembers. They run in the order of their names. */
export const migrations: Record<string, Migration> = {
  '0001-initial': { up: initial },
}
