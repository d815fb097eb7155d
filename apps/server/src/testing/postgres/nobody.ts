import { spawnSync } from 'node:child_process'

/** PostgreSQL and PgBouncer refuse to run as root; then an account without rights runs them. */
export const asNobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined

export function giveToNobody(folder: string): void {
  if (asNobody) spawnSync('chown', ['-R', `${asNobody.uid}:${asNobody.gid}`, folder])
}
