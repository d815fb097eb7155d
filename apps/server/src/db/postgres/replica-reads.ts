import { AsyncLocalStorage } from 'node:async_hooks'

const replicaAllowed = new AsyncLocalStorage<true>()

/** What is read from `reports` in this work may come from a replica. Everything else comes from the primary. */
export const allowReplica = <Done>(work: () => Done): Done => replicaAllowed.run(true, work)

export const isReplicaAllowed = (): boolean => replicaAllowed.getStore() === true

/** Pieces that are read later, when the reply is sent. */
export async function* allowReplicaFor<Piece>(pieces: AsyncIterable<Piece>): AsyncIterable<Piece> {
  const iterator = allowReplica(() => pieces[Symbol.asyncIterator]())
  try {
    for (;;) {
      const { done, value } = await allowReplica(() => iterator.next())
      if (done) return
      yield value
    }
  } finally {
    await iterator.return?.()
  }
}
