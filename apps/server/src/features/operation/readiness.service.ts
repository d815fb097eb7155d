import type { Reason } from '@quizly/words/reasons.ts'
import { AppError } from '../../app-error.ts'
import type { Store } from '../../db/store.ts'
import { noteUnavailable } from '../../db/unavailable.ts'
import { pingStore } from './operation.repository.ts'

const writeEveryMs = 10_000

type Options = { leaving: AbortSignal | undefined; onFailure: (error: unknown) => void }

/**
 * Creates the check whether this server keeps running and the store answers and takes writes. A write costs a
 * flush, and anybody may ask, so a successful one is not repeated for ten seconds. A failed one is repeated
 * at once, because the disk may have room again.
 */
export function createReadiness({ db, tryWrite }: Store, { leaving, onFailure }: Options) {
  let writtenAt = Number.NEGATIVE_INFINITY
  return async (now: number): Promise<void> => {
    if (leaving?.aborted) throw notReady('server-stopping')
    try {
      await pingStore(db)
      if (now - writtenAt < writeEveryMs) return
      await tryWrite()
      writtenAt = now
    } catch (error) {
      if (!noteUnavailable(error)) onFailure(error)
      throw notReady('store-not-ready')
    }
  }
}

const notReady = (why: Reason) => new AppError('busy', why, { retryAfterSeconds: 5 })
