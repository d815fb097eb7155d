import { useState } from 'react'

/** What was chosen while the key of the row was one of these texts. */
type Ahead = { chosen: readonly number[]; keys: readonly string[] }

/**
 * Which options are chosen, as columns. The row is read again a moment after each choice; until then, what was
 * chosen last counts, so that quick choices neither jump back nor undo each other. A key that was written
 * elsewhere since is not overruled.
 */
export function useChosen(read: readonly number[], key: string) {
  const [ahead, setAhead] = useState<Ahead>()
  const isCaughtUp = ahead && (hasSame(ahead.chosen, read) || !ahead.keys.includes(key))
  if (isCaughtUp) setAhead(undefined)
  const counts = isCaughtUp ? undefined : ahead
  return {
    chosen: counts?.chosen ?? read,
    /** `written` is the key that this choice writes. */
    chooseAhead: (chosen: readonly number[], written: string) =>
      setAhead({ chosen, keys: [...(counts?.keys ?? [key]), written] }),
  }
}

function hasSame(left: readonly number[], right: readonly number[]): boolean {
  return left.length === right.length && left.every((column) => right.includes(column))
}
