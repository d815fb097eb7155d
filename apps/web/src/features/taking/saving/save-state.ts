import { createListeners } from '../../../lib/listeners.ts'

/**
 * `settling`: sent a moment ago and not acknowledged; too short to mention, but not saved either. `refused`:
 * the server does not accept an answer, and nothing tries again. `offline-here`, `here`: not saved, and this device
 * takes nothing either, so that only the page has it. `missed`: everything is saved but an answer that came too late.
 */
export type SaveState =
  | 'saved'
  | 'settling'
  | 'saving'
  | 'offline'
  | 'offline-here'
  | 'failing'
  | 'refused'
  | 'here'
  | 'missed'

/** Why sends fail. `blocked`: something on the way to the server refuses them. */
export type Trouble = 'offline' | 'failing' | 'blocked'

type Facts = {
  trouble: Trouble | null
  isWaiting: boolean
  hasRefused: boolean
  /** Answers have waited long enough to show "saving". */
  isSlow: boolean
  /** This device keeps what waits. */
  isOnDevice: boolean
  /** An answer was not taken, because its question was left before it arrived. */
  hasMissed: boolean
  /** The server takes no more answers; which of them count is said by the result. */
  isOver: boolean
}

const slowAfterMs = 800

export function saveStateOf(facts: Facts): SaveState {
  const { trouble, isWaiting, isOnDevice } = facts
  if (trouble === 'offline') return isOnDevice ? trouble : 'offline-here'
  if (facts.isOver) return 'settling'
  if (isWaiting && !trouble) return facts.isSlow ? 'saving' : 'settling'
  if (isWaiting || facts.hasRefused) return isOnDevice ? (isWaiting ? 'failing' : 'refused') : 'here'
  return facts.hasMissed ? 'missed' : 'saved'
}

/** The state that the screen shows. `note` updates it and tells the listeners if it changes. */
export function createSaveState(state: SaveState) {
  const { tell, subscribe } = createListeners()
  let facts: Facts = {
    trouble: null,
    isWaiting: false,
    hasRefused: false,
    isSlow: false,
    isOnDevice: true,
    hasMissed: false,
    isOver: false,
  }
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
