import {
  changePerson,
  getServerState,
  inviteEducator,
  listEducatorInvitations,
  listLog,
  listPeople,
  listStorage,
  sendTestMail,
  withdrawEducatorInvitation,
} from '@quizly/contract'
import type { Config } from '../../config/config.ts'
import type { Db, Store } from '../../db/store.ts'
import type { Api } from '../../http/api.ts'
import { byUser } from '../../http/limits/rate-limits.ts'
import { handle } from '../../http/register-route.ts'
import type { Mail } from '../../mail/message.ts'
import type { Outbox } from '../../mail/outbox.ts'
import type { NewId, Random } from '../../random.ts'
import { inviteEducator as invite, listInvitations, withdrawInvitation } from './invitations.service.ts'
import { changePerson as change, listPeople as list } from './people.service.ts'
import {
  getServerState as getState,
  listLog as log,
  listStorage as storage,
  sendTestMail as test,
} from './server-state.service.ts'

type Tools = {
  store: Store
  config: Config
  newId: NewId
  random: Random
  outbox: Outbox | undefined
  originFor: (host: string) => string
  node: { id: string; version: string }
}

const dayMs = 86_400_000
/** Each change is a row that stays. */
const changes = { limits: [{ max: 200, windowMs: 600_000, key: byUser }] }
const testMails = { limits: [{ max: 10, windowMs: 600_000, key: byUser }], atOnce: { all: 2, ofUser: 1 } }

export function registerOperator(api: Api, { store, config, newId, ...tools }: Tools): void {
  const { db, reports } = store
  const { random, outbox, originFor, node } = tools
  const { educators: rule, defaultLanguage } = config
  const postApproval =
    outbox &&
    ((now: number) => (trx: Db, mail: Mail, userId: string) =>
      outbox.post(trx, { mail, userId, expiresAt: now + dayMs }))

  handle(api, listPeople, ({ query, receivedAt }) => list(reports, rule, query, receivedAt))
  handle(api, changePerson, changes, async ({ params, body, user, claimed, receivedAt }) => {
    const means = {
      newId,
      educators: rule,
      passwordUse: config.passwords,
      post: postApproval?.(receivedAt),
      origin: originFor(claimed.host),
      defaultLanguage,
    }
    await change(db, means, { act: body.act, userId: params.userId, by: user._id }, receivedAt)
    outbox?.wake()
  })
  handle(api, listEducatorInvitations, ({ query, receivedAt }) =>
    listInvitations(reports, query.after, receivedAt),
  )
  handle(api, inviteEducator, changes, async ({ body, user, claimed, receivedAt }) => {
    const post =
      outbox &&
      ((trx: Db, mail: Mail, expiresAt: number) => outbox.post(trx, { mail, userId: user._id, expiresAt }))
    const language = claimed.language ?? defaultLanguage
    const means = { newId, random, origin: originFor(claimed.host), post, language }
    const invited = await invite(db, means, { email: body.email, by: user._id }, receivedAt)
    outbox?.wake()
    return invited
  })
  handle(api, withdrawEducatorInvitation, changes, ({ params, user, receivedAt }) =>
    withdrawInvitation(db, newId, { invitationId: params.invitationId, by: user._id }, receivedAt),
  )
  handle(api, listStorage, ({ query }) => storage(reports, query.after))
  handle(api, getServerState, ({ receivedAt }) => getState(store, config, node, receivedAt))
  handle(api, sendTestMail, testMails, ({ user, claimed, receivedAt }) =>
    test(db, { outbox, newId, language: claimed.language ?? defaultLanguage }, user, receivedAt),
  )
  handle(api, listLog, ({ query }) => log(reports, query.after))
}
