import {
  acceptInvitation,
  changeColleague,
  findInvitation,
  handOverQuiz,
  inviteColleague,
  listColleagues,
  removeColleague,
  withdrawInvitation,
} from '@quizly/contract'
import type { Store } from '../../db/store.ts'
import { answerCall } from '../../http/answer-call.ts'
import type { Api } from '../../http/api.ts'
import { byUser } from '../../http/limits/rate-limits.ts'
import type { Outbox } from '../../mail/outbox.ts'
import type { NewId, Random } from '../../random.ts'
import { changeColleague as change, getColleagues, removeColleague as remove } from './colleagues.service.ts'
import { handOver } from './handing-over.service.ts'
import { invitationMail } from './invitation-mail.service.ts'
import { accept, getInvitation, invite, withdraw } from './invitations.service.ts'

type Tools = Pick<Store, 'db' | 'reports'> & {
  newId: NewId
  random: Random
  outbox: Outbox | undefined
  originFor: (host: string) => string
}

/** Each change is a row that stays, so there may not be any number of them. */
const changes = { limits: [{ max: 100, windowMs: 600_000, key: byUser }] }

export function registerSharing(api: Api, { db, reports, newId, ...tools }: Tools): void {
  const { random, outbox, originFor } = tools
  answerCall(api, listColleagues, async ({ params, user, receivedAt }) =>
    getColleagues(reports, params.quizId, user._id, receivedAt),
  )
  answerCall(
    api,
    inviteColleague,
    async ({ params, body, user, receivedAt, claimed }) => {
      const deliver =
        outbox &&
        ((trx: typeof db, link: string, expiresAt: number) =>
          outbox.post(trx, { mail: invitationMail(user, body, link), userId: user._id, expiresAt }))
      const means = { newId, random, deliver, rateCounts: api.rateCounts, origin: originFor(claimed.host) }
      const invited = await invite(db, means, params.quizId, user._id, body, receivedAt)
      outbox?.wake()
      return { as: 'owner', body: invited }
    },
    changes,
  )
  answerCall(api, withdrawInvitation, async ({ params, user }) => {
    await withdraw(db, params, user._id)
    return { as: 'done' }
  })
  answerCall(
    api,
    changeColleague,
    async ({ params, body, user, receivedAt }) => {
      await change(db, newId, params, user._id, body, receivedAt)
      return { as: 'done' }
    },
    changes,
  )
  answerCall(api, removeColleague, async ({ params, user, receivedAt }) => {
    await remove(db, newId, params, user._id, receivedAt)
    return { as: 'done' }
  })
  answerCall(
    api,
    handOverQuiz,
    async ({ params, body, user, receivedAt }) => {
      await handOver(db, newId, params.quizId, user._id, body.userId, receivedAt)
      return { as: 'done' }
    },
    changes,
  )
  answerCall(api, findInvitation, async ({ body, user, receivedAt }) => ({
    as: 'invited',
    body: { invitation: await getInvitation(reports, user, body.token, receivedAt) },
  }))
  answerCall(api, acceptInvitation, async ({ body, user, receivedAt }) => ({
    as: 'invited',
    body: await accept(db, newId, user, body.token, receivedAt),
  }))
}
