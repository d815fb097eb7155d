import { accountExport, changeLanguage, changeName, deleteAccount, exportAccount } from '@quizly/contract'
import type { Store } from '../../db/store.ts'
import { registerRoute, handle } from '../../http/register-route.ts'
import type { Api } from '../../http/api.ts'
import { createObjectWriter } from '../../http/replies/object-writer.ts'
import { byUser } from '../../http/limits/rate-limits.ts'
import { deleteAccount as remove, type DeletionTools, changeName as rename } from './account.service.ts'
import { exportAccount as collect } from './export.service.ts'
import { setLanguage } from './account.repository.ts'

const limits = [{ max: 10, windowMs: 600_000, key: byUser }]
/** Somebody may try all of them. */
const choices = { limits: [{ max: 60, windowMs: 600_000, key: byUser }] }

export function registerAccount(
  api: Api,
  { db, reports, ...tools }: Pick<Store, 'db' | 'reports'> & DeletionTools,
): void {
  const write = createObjectWriter(accountExport)
  registerRoute(api, changeName, { limits }, async ({ user, body, receivedAt, note }) => {
    const renamed = await rename(db, user, body.name, receivedAt)
    if (renamed.name !== user.name) note({ kind: 'name-changed' })
    return { as: 'ok', body: { user: renamed } }
  })
  handle(api, changeLanguage, choices, ({ user, body }) => setLanguage(db, user._id, body.language))
  registerRoute(api, exportAccount, { limits }, async ({ user, receivedAt, note }) => {
    note({ kind: 'exported' })
    return { as: 'ok', written: write(await collect({ db, reports }, user, receivedAt)) }
  })
  registerRoute(api, deleteAccount, { limits }, async ({ user, body, receivedAt, note }) => {
    await remove(db, tools, user, body.password, receivedAt)
    note({ kind: 'account-deleted' })
    return { as: 'done' }
  })
}
