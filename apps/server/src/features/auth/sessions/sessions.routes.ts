import { endAllSessions, endSession, listSessions, logout } from '@quizly/contract'
import type { Db } from '../../../db/store.ts'
import { registerRoute, handle } from '../../../http/register-route.ts'
import type { Api } from '../../../http/api.ts'
import { deleteSession, deleteSessionsOfUser } from './sessions.repository.ts'
import { endOwnSession, listOwnSessions } from './sessions.service.ts'

export function registerSessions(api: Api, { db }: { db: Db }): void {
  registerRoute(api, logout, async ({ user, note }) => {
    await deleteSession(db, user._id, user.sessionId)
    note({ kind: 'sessions-ended', reason: 'log-out', count: 1 })
    return { as: 'done' }
  })
  handle(api, listSessions, async ({ user, receivedAt }) => ({
    sessions: await listOwnSessions(db, user, receivedAt),
  }))
  registerRoute(api, endSession, async ({ params, user, note }) => {
    await endOwnSession(db, user._id, params.sessionId)
    note({ kind: 'sessions-ended', reason: 'by-owner', count: 1 })
    return { as: 'done' }
  })
  registerRoute(api, endAllSessions, async ({ user, note }) => {
    const count = await deleteSessionsOfUser(db, user._id)
    note({ kind: 'sessions-ended', reason: 'by-owner', count })
    return { as: 'done' }
  })
}
