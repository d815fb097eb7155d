import type { EducatorStorage } from '@quizly/contract'
import type { Config } from '../../config/config.ts'
import { listLogEntries, noteInLog } from '../../db/log-entries.ts'
import type { Db, Store } from '../../db/store.ts'
import { listLiveNodes } from '../../db/upgrades/live-nodes.ts'
import { mailsIn } from '@quizly/words/all-languages.ts'
import type { LanguageTag } from '@quizly/words'
import { inParagraphs } from '../../mail/in-paragraphs.ts'
import type { Outbox } from '../../mail/outbox.ts'
import type { NewId } from '../../random.ts'
import { version } from '../../version.ts'
import { countPeopleOn, iso, pageOf, pageSize } from './people.service.ts'
import { countWaitingMails, listStorageRows, listVersions } from './server-state.repository.ts'

type Node = { id: string; version: string }

/** How Quizly runs here. `node`: this server. */
export async function getServerState(
  { reports, engine }: Pick<Store, 'reports' | 'engine'>,
  { educators, backups, mail }: Config,
  node: Node,
  now: number,
) {
  // Only one server uses a data file, and gives no sign.
  const nodes = engine === 'sqlite' ? [node] : await listLiveNodes(reports, now)
  const versions = await listVersions(reports)
  return {
    version,
    database: engine,
    educators: educators.kind,
    ...(educators.kind === 'domain' && { domains: [...educators.domains] }),
    counts: await countPeopleOn(reports, educators),
    nodes: nodes.map(({ id, ...said }) => ({ _id: id, version: said.version })),
    versions: versions.map(({ since, ...said }) => ({ ...said, since: iso(since) })),
    ...(backups && { copies: await getCopies(backups) }),
    ...(mail && { mail: { from: mail.from, waiting: await countWaitingMails(reports) } }),
  }
}

async function getCopies({ folder, everyHours }: NonNullable<Config['backups']>) {
  // Only who opens the operator's page needs it.
  const { describeCopies } = await import('../operation/backups.service.ts')
  const { count, newest, restoredAt } = await describeCopies(folder)
  return {
    everyHours,
    count,
    ...(newest && { newest: { madeAt: iso(newest.madeAt), bytes: newest.bytes } }),
    ...(restoredAt !== undefined && { restoredAt: iso(restoredAt) }),
  }
}

export async function listStorage(
  reports: Db,
  after: string | undefined,
): Promise<{ educators: EducatorStorage[]; next?: string }> {
  const { shown, next } = pageOf(await listStorageRows(reports, { after, limit: pageSize + 1 }))
  return { educators: shown.map(({ id, ...stored }) => ({ _id: id, ...stored })), ...next }
}

export async function listLog(reports: Db, after: string | undefined) {
  const { shown, next } = pageOf(await listLogEntries(reports, { after, limit: pageSize + 1 }))
  const entries = shown.map(({ id, at, kind, detail, by, byName, of, ofName }) => ({
    _id: id,
    at: iso(at),
    kind,
    ...(by !== null && { by: { _id: by, name: byName ?? '' } }),
    ...(of !== null && { of: { _id: of, name: ofName ?? '' } }),
    ...(detail !== null && { detail }),
  }))
  return { entries, ...next }
}

/** To the operator's own address, so that nobody else can be written to. */
export async function sendTestMail(
  db: Db,
  { outbox, newId, language }: { outbox: Outbox | undefined; newId: NewId; language: LanguageTag },
  { _id: by, email: to }: { _id: string; email: string },
  now: number,
) {
  if (!outbox) return { outcome: 'no-mail' as const }
  const { hello, testMail: words } = mailsIn(language)
  const text = inParagraphs(language, [hello, words.text])
  const code = await outbox.sendNow({ to, subject: words.subject, text, language })
  const outcome = code === undefined ? ('sent' as const) : ('failed' as const)
  await noteInLog(db, newId, { kind: 'test-mail-sent', by, detail: code ?? outcome }, now)
  return { outcome, ...(code !== undefined && { code }) }
}
