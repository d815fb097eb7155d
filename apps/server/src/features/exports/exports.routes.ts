import { archiveFormats, exportQuiz, exportResults, takeEverything } from '@quizly/contract'
import type { Store } from '../../db/store.ts'
import { registerRoute } from '../../http/register-route.ts'
import type { Api } from '../../http/api.ts'
import { byUser } from '../../http/limits/rate-limits.ts'
import { takeEverything as take } from './everything.service.ts'
import { exportQuizOf } from './quiz-export.service.ts'
import { exportResultsOf } from './results-export.service.ts'

const limits = [{ max: 60, windowMs: 600_000, key: byUser }]
const atOnce = { all: 8, ofUser: 2 }
const everything = {
  limits: [{ max: 10, windowMs: 600_000, key: byUser }],
  atOnce: { all: 3, ofUser: 1 },
}

export function registerExports(api: Api, store: Pick<Store, 'db' | 'reports'>): void {
  const queue = api.queues.reports
  registerRoute(
    api,
    exportResults,
    { limits, atOnce, queue },
    async ({ params, query, user, receivedAt }) => {
      const file = await exportResultsOf(store, { ...params, ...query, userId: user._id }, receivedAt)
      return query.format === 'csv' ? { as: 'csv', ...file } : { as: 'xlsx', ...file }
    },
  )
  registerRoute(api, exportQuiz, { limits, atOnce, queue }, async ({ params, query, user }) => {
    const file = await exportQuizOf(store.reports, { ...params, ...query, userId: user._id })
    return query.format === 'xlsx' ? { as: 'xlsx', ...file } : { as: 'json', ...file }
  })
  registerRoute(api, takeEverything, { ...everything, queue }, async ({ query, user, receivedAt, note }) => {
    note({ kind: 'exported' })
    const { formats, ...wanted } = query
    const requested = { ...wanted, userId: user._id, formats: readFormats(formats) }
    return { as: 'archive', ...(await take(store, requested, receivedAt)) }
  })
}

const readFormats = (formats = '') => archiveFormats.filter((format) => formats.split(',').includes(format))
