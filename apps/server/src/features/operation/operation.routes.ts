import { getConfig, getHealth, getReadiness } from '@quizly/contract'
import type { Config } from '../../config/config.ts'
import type { Store } from '../../db/store.ts'
import { registerRoute, handle } from '../../http/register-route.ts'
import type { Api } from '../../http/api.ts'
import { createReadiness } from './readiness.service.ts'

/** Written once: it never changes, and a start makes no serializer for it. */
const bytes = Buffer.from(JSON.stringify({ status: 'ok' }))

type Tools = { store: Store; config: Config; leaving: AbortSignal | undefined }

/** What browsers need to know at run time, and what operators ask for. */
export function registerOperation(api: Api, { store, config, leaving }: Tools): void {
  const onFailure = (error: unknown) =>
    api.app.log.error({ err: error }, 'health: not ready; look for what the database says')
  const checkReadiness = createReadiness(store, { leaving, onFailure })
  handle(api, getConfig, () => ({
    contactUrl: config.contactUrl,
    contactAccessKey: config.contactAccessKey,
    ...(config.educators.kind !== 'open' && { educators: config.educators.kind }),
    ...(config.educators.kind === 'domain' && { domains: [...config.educators.domains] }),
  }))
  registerRoute(api, getHealth, () => ({ as: 'ok', bytes }))
  registerRoute(api, getReadiness, async ({ receivedAt }) => {
    await checkReadiness(receivedAt)
    return { as: 'ok', bytes }
  })
}
