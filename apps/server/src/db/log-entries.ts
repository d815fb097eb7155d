import type { LogKind } from '@quizly/domain'
import type { NewId } from '../random.ts'
import type { Db } from './store.ts'

/** Older rows go: the log has a greatest length. */
const maxEntries = 10_000

/** A row of the log of what matters: `by` undefined is the command line, `of` the account that it was done to. */
export type LogEntry = {
  kind: LogKind
  by?: string | undefined
  of?: string | undefined
  /** Short, such as an invited address or a number. Never what somebody answered. */
  detail?: string | undefined
}

/** In the transaction of what it tells, so that both are kept or neither. */
export async function noteInLog(
  trx: Db,
  newId: NewId,
  { kind, by, of, detail }: LogEntry,
  now: number,
): Promise<void> {
  await trx
    .insertInto('log_entries')
    .values({ id: newId(), at: now, kind, by_id: by ?? null, of_id: of ?? null, detail: detail ?? null })
    .execute()
  await trx
    .deleteFrom('log_entries')
    .where('id', '<=', ({ selectFrom }) =>
      selectFrom('log_entries as newest').select('id').orderBy('id', 'desc').offset(maxEntries).limit(1),
    )
    .execute()
}

type ListedEntry = {
  id: string
  at: number
  kind: string
  detail: string | null
  by: string | null
  byName: string | null
  of: string | null
  ofName: string | null
}

/** The newest first, those before `after`. Names are those of now. */
export async function listLogEntries(
  db: Db,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<ListedEntry[]> {
  let query = db
    .selectFrom('log_entries')
    .leftJoin('users as doer', 'doer.id', 'by_id')
    .leftJoin('users as done', 'done.id', 'of_id')
    .select(['log_entries.id', 'at', 'kind', 'detail'])
    .select(['by_id as by', 'doer.name as byName', 'of_id as of', 'done.name as ofName'])
    .orderBy('log_entries.id', 'desc')
    .limit(limit)
  if (after !== undefined) query = query.where('log_entries.id', '<', after)
  return query.execute()
}

/** Of an account that is deleted: addresses that name its person. */
export async function forgetInLog(trx: Db, emailKey: string): Promise<void> {
  await trx.updateTable('log_entries').set({ detail: null }).where('detail', '=', emailKey).execute()
}
