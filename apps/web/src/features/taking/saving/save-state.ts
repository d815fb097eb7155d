import { createListeners } from '../../../lib/listeners.ts'

/**
 * `settling`: sent a moment ago and not acknowledged; too short to mention, but not saved either. `refused`:
 * the server does not accept an answer, and nothing tries again.
 */
export type SaveState = 'saved' | 'settling' | 'saving' | 'offline' | 'failing' | 'refused'

/** Why sends fail. `blocked`: something on the way to the server refuses them. */
export type Trouble = 'offline' | 'failing' | 'blocked'

type Facts = { trouble: Trouble | null; isWaiting: boolean; hasRefused: boolean; isSlow: boolean }

const slowAfterMs = 800

/** `isSlow`: answers have waited long enough to show "saving". */
export function saveStateOf({ trouble, isWaiting, hasRefused, isSlow }: Facts): SaveState {
  if (trouble === 'offline') return trouble
  if (isWaiting) return trouble ? 'failing' : isSlow ? 'saving' : 'settling'
  return hasRefused ? 'refused' : 'saved'
}

/** The state that the screen shows. `note` updates it and tells the listeners if it changes. */
export function createSaveState(state: SaveState) {
  const { tell, subscribe } = createListeners()
  let facts: Facts = { trouble: null, isWaiting: false, hasRefused: false, isSlow: false }
  let slowTimer: ReturnType<typeof setTimeout> | undefined

  function change(next: Partial<Facts>) {
    facts = { ...facts, ...next }
    const before = state
    state = saveStateOf(facts)
    if (state !== before) tell()
  }

  return {
    note(next: Omit<Facts, 'isSlow'>) {
      const isFirst = next.isWaiting && !facts.isWaiting
      if (!next.isWaiting) clearTimeout(slowTimer)
      if (isFirst) slowTimer = setTimeout(() => change({ isSlow: true }), slowAfterMs)
      change(isFirst ? { ...next, isSlow: false } : next)
    },
    state: () => state,
    subscribe,
  }
}
