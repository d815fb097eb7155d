import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { Cluster } from '../../apps/server/src/testing/postgres/cluster.ts'
import { giveToNobody } from '../../apps/server/src/testing/postgres/nobody.ts'

/** What belongs to the running server only, or is streamed again. */
const emptied = ['pg_wal', 'pg_replslot', 'pg_stat_tmp', 'pg_subtrans', 'pg_notify', 'pg_serial']

/**
 * Copies the data of a running server by PostgreSQL's functions for that, because the programs that npm brings have no
 * pg_basebackup.
 */
export async function copyBase({ host, data: source }: Cluster, target: string): Promise<void> {
  const client = new pg.Client({ host, user: 'quizly', database: 'postgres' })
  await client.connect()
  try {
    await client.query(`select pg_backup_start('standby', true)`)
    await rm(target, { recursive: true, force: true })
    // It says of files that vanish meanwhile that they are missing, which the log makes good.
    await once(spawn('cp', ['-a', source, target], { stdio: 'ignore' }), 'exit')
    const { rows } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(wait_for_archive => false)',
    )
    for (const folder of emptied)
      for (const name of readdirSync(join(target, folder)))
        rmSync(join(target, folder, name), { recursive: true })
    for (const name of ['postmaster.pid', 'postmaster.opts']) rmSync(join(target, name), { force: true })
    writeFileSync(join(target, 'backup_label'), rows[0]?.labelfile ?? '')
  } finally {
    await client.end()
  }
  giveToNobody(target)
}
