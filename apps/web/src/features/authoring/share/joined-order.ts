/** Who has joined, the newest first: `before` is the order so far. Returns `before` itself if nothing has changed. */
export function joinedOrder(before: readonly string[], present: readonly string[]): readonly string[] {
  const here = new Set(present)
  const known = new Set(before)
  const fresh = present.filter((id) => !known.has(id))
  const stayed = before.filter((id) => here.has(id))
  return fresh.length === 0 && stayed.length === before.length ? before : [...fresh, ...stayed]
}
