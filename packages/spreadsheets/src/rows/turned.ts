/** The list begun at another place. */
export function turned<Item>(list: readonly Item[], by: number): Item[] {
  const start = by % Math.max(list.length, 1)
  return [...list.slice(start), ...list.slice(0, start)]
}

/** A number that depends on the text only (FNV-1a). */
export function textHash(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0
  return hash
}
