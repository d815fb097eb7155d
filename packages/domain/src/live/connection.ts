/** A node that has given no sign for this long no longer holds a page, in ms. */
export const nodeSilenceMs = 15_000

/** A page that is away for less than this has only been loaded again or has changed its network. */
export const offlineFromMs = 10_000

/** What one node knows. `leftAt`: null while it holds the page; `seenAt`: its last sign; in ms since 1970. */
export type Connection = { leftAt: number | null; seenAt: number }

/** When a page was seen for the last time. Infinite: it is connected at this moment. */
function lastSeen({ leftAt, seenAt }: Connection, now: number): number {
  if (leftAt !== null) return leftAt
  return now - seenAt <= nodeSilenceMs ? Infinity : seenAt
}

/** Undefined if a node holds the page, or if none ever did: then nothing is known. */
export function awaySince(connections: readonly Connection[], now: number): number | undefined {
  const seen = Math.max(-Infinity, ...connections.map((connection) => lastSeen(connection, now)))
  return Number.isFinite(seen) ? Math.min(seen, now) : undefined
}

/** Since when a student is offline; undefined if they are not, or if their page has been away for a moment only. */
export function offlineSince(connections: readonly Connection[], now: number): number | undefined {
  const since = awaySince(connections, now)
  return since !== undefined && now - since >= offlineFromMs ? since : undefined
}
