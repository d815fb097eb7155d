import * as calls from '@quizly/contract'
import type { Store } from '../../db/store.ts'
import type { Api } from '../../http/api.ts'
import { byUser } from '../../http/limits/rate-limits.ts'
import { handle } from '../../http/register-route.ts'
import {
  addToBank,
  changeItem,
  changeItems,
  findNewest,
  getItem,
  type ItemMaking,
  listBank,
  listTags,
  removeItem,
  removeItems,
  takeFromBank,
} from './bank.service.ts'
import { findAlike } from './alike.service.ts'
import { listDifficulties } from './use.service.ts'

const additions = { max: 200, windowMs: 3_600_000, key: byUser }

export function registerBank(
  api: Api,
  { db, reports, newId, renderQuestions }: Pick<Store, 'db' | 'reports'> & ItemMaking,
): void {
  const making = { newId, renderQuestions }
  handle(api, calls.listBank, ({ query, user }) => listBank(reports, user._id, query))
  handle(api, calls.listBankTags, async ({ query, user }) => ({
    tags: await listTags(reports, user._id, query.of),
  }))
  handle(api, calls.getBankItem, ({ params, query, user, receivedAt }) => {
    const version = query.version === undefined ? undefined : Number(query.version)
    return getItem({ db, reports }, renderQuestions, { ...params, userId: user._id, version }, receivedAt)
  })
  handle(api, calls.addToBank, { limits: [additions] }, ({ body, user, receivedAt }) =>
    addToBank(db, making, user._id, body, receivedAt),
  )
  handle(api, calls.changeBankItem, ({ params, body, user, receivedAt }) =>
    changeItem(db, making, { ...params, userId: user._id }, body, receivedAt),
  )
  handle(api, calls.deleteBankItem, ({ params, user }) => removeItem(db, user._id, params.itemId))
  handle(api, calls.findAlike, ({ body, user }) => findAlike(reports, user._id, body.questions))
  handle(api, calls.listDifficulties, async ({ body, user }) => ({
    difficulties: await listDifficulties(reports, user._id, body.items),
  }))
  handle(api, calls.changeBankItems, ({ body, user, receivedAt }) =>
    changeItems(db, user._id, body, receivedAt),
  )
  handle(api, calls.deleteBankItems, ({ body, user }) => removeItems(db, user._id, body.items))
  handle(api, calls.findNewest, ({ body, user }) => findNewest(reports, user._id, body.items))
  handle(api, calls.takeFromBank, ({ body, user }) => takeFromBank(reports, user._id, body.items))
}
