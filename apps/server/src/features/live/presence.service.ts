import { offlineFromMs, awaySince } from '@quizly/domain'
import type { Clock } from '../../clock/clock.ts'
import { type NodeSign, replaceNode } from '../../db/upgrades/live-nodes.ts'
import type { Db } from '../../db/store.ts'
import {
  deleteOldNodes,
  endConnections,
  insertOfflineIntervals,
  listConnectionsOf,
  replaceConnections,
} from './presence.repository.ts'

/** Each of so many polls, the node also gives a heartbeat. */
const heartbeatEvery = 5
const atOnce = 500

/** Attempts, and when their pages came or left, in ms since 1970. */
type Moves = Map<string, number>
type Parts = { db: Db; node: NodeSign; clock: Clock }

/** So that every node knows who is offline. */
export function createPresence({ db, node, clock }: Parts) {
  const { id: nodeId } = node
  let came: Moves = new Map()
  let left: Moves = new Map()
  const isPending = () => came.size > 0 || left.size > 0

  /** Whoever came and left again has first come, so that a time without the page is known. Failed writes are repeated. */
  async function writeMoves(): Promise<void> {
    if (came.size > 0) {
      const moves = came
      came = new Map()
      await writeCame(moves).catch((error: unknown) => {
        came = new Map([...came, ...moves])
        throw error
      })
    }
    if (left.size > 0) {
      const moves = left
      left = new Map()
      await writeLeft(moves).catch((error: unknown) => {
        for (const [id, at] of moves) if (!came.has(id) && !left.has(id)) left.set(id, at)
        throw error
      })
    }
  }

  async function writeCame(moves: Moves): Promise<void> {
    for (const ids of inParts([...moves.keys()])) {
      await db.transaction().execute(async (trx) => {
        const before = Map.groupBy(await listConnectionsOf(trx, ids), ({ attemptId }) => attemptId)
        const intervals = ids.flatMap((attemptId) => {
          const backAt = moves.get(attemptId) ?? 0
          const leftAt = awaySince(before.get(attemptId) ?? [], backAt)
          return leftAt !== undefined && backAt - leftAt >= offlineFromMs
            ? [{ attemptId, leftAt, backAt }]
            : []
        })
        if (intervals.length > 0) await insertOfflineIntervals(trx, intervals)
        await replaceConnections(trx, nodeId, ids)
      })
    }
  }

  async function writeLeft(moves: Moves): Promise<void> {
    const byMoment = Map.groupBy(moves.entries(), ([, leftAt]) => leftAt)
    for (const [leftAt, ofMoment] of byMoment) {
      for (const ids of inParts(ofMoment.map(([id]) => id))) await endConnections(db, nodeId, ids, leftAt)
    }
  }

  function leave(attemptId: string): void {
    left.set(attemptId, clock.now())
  }

  return {
    isPending,
    arrive(attemptId: string): void {
      came.set(attemptId, clock.now())
      left.delete(attemptId)
    },
    leave,
    async write(polls: number): Promise<void> {
      if (polls % heartbeatEvery === 0) await replaceNode(db, node, clock.now())
      if (polls === 0) await deleteOldNodes(db, clock.now())
      await writeMoves()
    },
    async close(attemptIds: Iterable<string>): Promise<void> {
      for (const id of attemptIds) leave(id)
      if (!isPending()) return
      await replaceNode(db, node, clock.now())
      await writeMoves()
    },
  }
}

function inParts(ids: readonly string[]): string[][] {
  const parts: string[][] = []
  for (let at = 0; at < ids.length; at += atOnce) parts.push(ids.slice(at, at + atOnce))
  return parts
}
