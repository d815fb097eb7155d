import { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { NodeSign } from './db/upgrades/live-nodes.ts'
import type { Store } from './db/store.ts'
import { noteUnavailable } from './db/unavailable.ts'
import { rowUnreadable } from './events.ts'
import { startInBackground } from './features/operation/background.service.ts'
import { startSweeping } from './features/operation/sweeper.service.ts'
import { rerenderInstructions, rerenderRevisions } from './features/quizzes/rerendering.service.ts'
import type { Rendering } from './features/rendering/rendering.service.ts'
import { countBankUse } from './features/reports/bank-use.service.ts'
import { logOutages } from './log/outage-log.ts'
import { serveWebApp } from './http/web-app.ts'
import { type Random } from './random.ts'
import { createHttpApp, type HttpOptions } from './http/http-app.ts'
import { registerFeatures } from './register-features.ts'

export type AppOptions = HttpOptions & {
  store: Store
  random: Random
  /** Without it only the API is served. */
  webRoot?: string
  /** Undefined: never. */
  sweepEveryMs?: number
}

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { app, bodies } = await createHttpApp(options)
  const { node, rendering } = await registerFeatures(app, { ...options, bodies })
  await serveWebApp(app, options.config, options.webRoot)
  app.addHook('onClose', logUnreadableRows(app.log))
  app.addHook('onClose', logOutages(app.log, options.store))
  if (options.sweepEveryMs)
    app.addHook('onClose', await sweepEvery(options.sweepEveryMs, app.log, { ...options, node }))
  if (options.sweepEveryMs) {
    app.addHook('onClose', rerenderEvery(app.log, options.store, rendering))
    app.addHook('onClose', countBankUseEvery(app.log, options))
  }
  await app.ready()
  return app
}

/** Returns the function that stops it. */
function sweepEvery(
  everyMs: number,
  log: FastifyBaseLogger,
  { store, clock, metrics, node }: AppOptions & { node: NodeSign },
): Promise<() => Promise<void>> {
  return startSweeping(store.db, {
    clock,
    // Only one server uses a data file.
    ...(store.engine === 'postgres' && { node }),
    everyMs,
    onSuccess: ({ closed }) => metrics?.onSweep(closed, clock.now()),
    onFailure: (error) => {
      metrics?.onSweepFailure()
      if (!noteUnavailable(error))
        log.error(
          { err: error },
          'sweeper: a sweep failed; the next one tries again, until then time ends no attempt',
        )
    },
    onOutage: ({ from, until }) => {
      const moments = { from: new Date(from), until: new Date(until) }
      log.warn(moments, 'outage: no server ran while attempts did; look at the late answers of that time')
    },
  })
}

const rerenderEveryMs = 60_000

/** Looks again, because nodes of an older version can still write. */
function rerenderEvery(log: FastifyBaseLogger, { db }: Store, rendering: Rendering): () => Promise<void> {
  const { renderQuestions, renderInstructions } = rendering
  const onNotRerendered = (found: object) =>
    log.warn(
      found,
      'renderer: this question is no longer drawn and looks as before; save it again to see why',
    )
  const rerender = async (isWanted: () => boolean) => {
    await rerenderRevisions(db, renderQuestions, { isWanted, onNotRerendered })
    await rerenderInstructions(db, renderInstructions, { isWanted })
  }
  return startInBackground(rerender, {
    everyMs: rerenderEveryMs,
    onFailure: (error) => {
      if (!noteUnavailable(error))
        log.error(
          { err: error },
          'renderer: drawing stored texts again failed; it is tried again in a minute',
        )
    },
  })
}

const countEveryMs = 10_000

function countBankUseEvery(log: FastifyBaseLogger, { store, clock }: AppOptions): () => Promise<void> {
  return startInBackground((isWanted) => countBankUse(store, clock.now, isWanted), {
    everyMs: countEveryMs,
    onFailure: (error) => {
      if (!noteUnavailable(error))
        log.error({ err: error }, 'bank: counting the use of questions failed; it is tried again')
    },
  })
}

/** Only once, although every sweep finds the row again. Returns the function that stops it. */
function logUnreadableRows(log: FastifyBaseLogger): () => Promise<void> {
  const logged = new Set<string>()
  const stop = rowUnreadable.subscribe(({ id, error }) => {
    if (logged.has(id)) return
    logged.add(id)
    log.error({ err: error, id }, 'store: a row cannot be read and is left out; restore it from a backup')
  })
  return async () => stop()
}
