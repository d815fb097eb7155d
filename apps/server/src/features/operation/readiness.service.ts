import { AppError } from '../../app-error.ts'
import type { Store } from '../../db/store.ts'
import { pingStore } from './operation.repository.ts'

const writeEveryMs = 10_000

/**
 * Makes the check whether the store answers and takes writes. A write costs the disk a flush and anybody may ask, so
 * that one that worked is not repeated for ten seconds; one that failed is, because the disk may have room again.
 */
export function createReadiness({ db, tryWrite }: Store, onFailure: (error: unknown) => void) {
  let writtenAt = Number.NEGATIVE_INFINITY
  return async (now: number): Promise<void> => {
    try {
      await pingStore(db)
      if (now - writtenAt < writeEveryMs) return
      await tryWrite()
      writtenAt = now
    } catch (error) {
      onFailure(error)
      throw new AppError('busy', 'The data store does not answer or cannot be written to.', {
        retryAfterSeconds: 5,
      })
    }
  }
}
