import * as calls from '@quizly/contract'
import { AppError } from '../../app-error.ts'
import type { Store } from '../../db/store.ts'
import { signedIn } from '../../events.ts'
import type { Api } from '../../http/api.ts'
import { createGuessLimits } from '../../http/limits/guess-limits.ts'
import { byUser } from '../../http/limits/rate-limits.ts'
import { handle, registerRoute } from '../../http/register-route.ts'
import type { NewId, Random } from '../../random.ts'
import { getList, join, listAll, make, removeList, renew, revoke, use } from './slips.service.ts'

/** Each list is up to 200 rows. */
const additions = { limits: [{ max: 60, windowMs: 3_600_000, key: byUser }] }
const renewals = { limits: [{ max: 600, windowMs: 3_600_000, key: byUser }] }

type Tools = Pick<Store, 'db' | 'reports'> & { newId: NewId; random: Random }

export function registerSlips(api: Api, { db, reports, ...tools }: Tools): void {
  const guesses = createGuessLimits(api)
  handle(api, calls.makeSlips, additions, ({ body, user, receivedAt }) =>
    make(db, { ...tools, rateCounts: api.rateCounts }, user._id, body, receivedAt),
  )
  handle(api, calls.listSlipLists, ({ user }) => listAll(reports, user._id))
  handle(api, calls.getSlips, ({ params, user }) => getList(reports, user._id, params.listId))
  handle(api, calls.deleteSlipList, ({ params, user }) => removeList(db, user._id, params.listId))
  handle(api, calls.renewSlip, renewals, ({ params, user, receivedAt }) =>
    renew(db, tools, user._id, params, receivedAt),
  )
  handle(api, calls.revokeSlip, ({ params, user, receivedAt }) => revoke(db, user._id, params, receivedAt))
  registerRoute(api, calls.useSlip, async ({ body, receivedAt, claimed, network, note }) => {
    const arrival = { ...claimed, network, guesses }
    const reply = await use(db, tools, body.code, arrival, receivedAt).catch((error: unknown) => {
      signedIn.publish({ by: 'slip', outcome: error instanceof AppError ? 'refused' : 'failed' })
      throw error
    })
    signedIn.publish({ by: 'slip', outcome: 'done' })
    note({ kind: 'slip-used', account: reply.user._id })
    return { as: 'ok', body: reply }
  })
  registerRoute(api, calls.joinSlip, async ({ body, user, receivedAt, network, note }) => {
    const { _id, name, email, role, language } = user
    const own = { _id, name, email, role, ...(language && { language }) }
    const reply = await join(db, own, body.code, { network, guesses }, receivedAt)
    note({ kind: 'slip-joined' })
    return { as: 'ok', body: reply }
  })
}
