import {
  acceptInvitation,
  changeBankSharing,
  changeColleague,
  endBankSharing,
  findInvitation,
  handOverQuiz,
  inviteColleague,
  listBankSharing,
  listColleagues,
  removeColleague,
  shareBank,
  withdrawInvitation,
} from '@quizly/contract'
import type { User } from '@quizly/contract'
import type { LanguageTag } from '@quizly/words'
import type { Store } from '../../db/store.ts'
import { registerRoute, handle } from '../../http/register-route.ts'
import type { Api } from '../../http/api.ts'
import { byUser } from '../../http/limits/rate-limits.ts'
import type { Outbox } from '../../mail/outbox.ts'
import type { NewId, Random } from '../../random.ts'
import * as bankSharing from './bank-sharing.service.ts'
import { changeColleague as change, getColleagues, removeColleague as remove } from './colleagues.service.ts'
import { handOver } from './handing-over.service.ts'
import {
  type Invited,
  invitationMailTo,
  accept,
  getInvitation,
  invite,
  withdraw,
} from './invitations.service.ts'

type Tools = Pick<Store, 'db' | 'reports'> & {
  newId: NewId
  random: Random
  outbox: Outbox | undefined
  originFor: (host: string) => string
  defaultLanguage: LanguageTag
}

/** Each change is a row that stays, so there may not be any number of them. */
const changes = { limits: [{ max: 100, windowMs: 600_000, key: byUser }] }

export function registerSharing(api: Api, { db, reports, newId, ...tools }: Tools): void {
  const { random, outbox, originFor, defaultLanguage } = tools
  registerRoute(api, listColleagues, async ({ params, user, receivedAt }) =>
    getColleagues(reports, params.quizId, user._id, receivedAt),
  )
  const toolsFor = (
    invited: Invited,
    { user, claimed }: { user: User; claimed: { host: string; language: LanguageTag | undefined } },
  ) => {
    const deliver =
      outbox &&
      (async (trx: typeof db, link: string, expiresAt: number) => {
        const mail = await invitationMailTo(trx, invited, user, link, claimed.language ?? defaultLanguage)
        await outbox.post(trx, { mail, userId: user._id, expiresAt })
      })
    return { newId, random, deliver, rateCounts: api.rateCounts, origin: originFor(claimed.host) }
  }
  registerRoute(api, inviteColleague, changes, async ({ params, body, user, receivedAt, claimed }) => {
    const means = toolsFor({ ...body, to: 'quiz' }, { user, claimed })
    const invited = await invite(db, means, params.quizId, user._id, body, receivedAt)
    outbox?.wake()
    return { as: 'owner', body: invited }
  })
  registerRoute(api, shareBank, changes, async ({ body, user, receivedAt, claimed }) => {
    const means = toolsFor({ ...body, to: 'bank' }, { user, claimed })
    const invited = await bankSharing.shareBank(db, means, user, body, receivedAt)
    outbox?.wake()
    return { as: 'owner', body: invited }
  })
  handle(api, listBankSharing, ({ user, receivedAt }) =>
    bankSharing.listBankSharing(reports, user._id, receivedAt),
  )
  handle(api, changeBankSharing, changes, ({ params, body, user }) =>
    bankSharing.changeBankSharing(db, { id: params.shareId, ownerId: user._id, role: body.role }),
  )
  handle(api, endBankSharing, ({ params, user }) => bankSharing.endBankSharing(db, params.shareId, user._id))
  handle(api, withdrawInvitation, ({ params, user }) => withdraw(db, params, user._id))
  handle(api, changeColleague, changes, ({ params, body, user, receivedAt }) =>
    change(db, newId, params, user._id, body, receivedAt),
  )
  handle(api, removeColleague, ({ params, user, receivedAt }) =>
    remove(db, newId, params, user._id, receivedAt),
  )
  handle(api, handOverQuiz, changes, ({ params, body, user, receivedAt }) =>
    handOver(db, newId, params.quizId, user._id, body.userId, receivedAt),
  )
  handle(api, findInvitation, async ({ body, user, receivedAt }) => ({
    invitation: await getInvitation(reports, user, body.token, receivedAt),
  }))
  handle(api, acceptInvitation, ({ body, user, receivedAt }) =>
    accept(db, newId, user, body.token, receivedAt),
  )
}
