import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../clock/clock.ts'
import type { Db } from '../../db/store.ts'
import { isUnavailable } from '../../db/unavailable.ts'
import type { NewId } from '../../random.ts'
import { createPages, type Pages } from './pages.service.ts'

type Parts = { db: Db; newId: NewId; clock: Clock; leaving?: AbortSignal | undefined }

/** The students' pages that this process holds. They are let go as soon as it is about to stop. */
export function openPages(app: FastifyInstance, { db, newId, clock, leaving }: Parts): Pages {
  const pages = createPages({
    db,
    nodeId: newId(),
    clock,
    onFailure: (error) => {
      if (!isUnavailable(error)) app.log.error({ err: error }, 'pages of students cannot be followed')
    },
  })
  leaving?.addEventListener('abort', pages.endAll)
  app.addHook('preClose', async () => pages.endAll())
  app.addHook('onClose', pages.close)
  return pages
}
