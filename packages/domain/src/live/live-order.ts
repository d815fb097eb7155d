import type { AttemptState } from '../time/end.ts'

export const liveStates = ['offline', 'not-started', 'working', 'submitted'] as const
export type LiveState = (typeof liveStates)[number]

/** What a student is doing, by the state of the attempt and by whether their page is offline. */
export function liveState(state: AttemptState, isOffline: boolean): LiveState {
  if (state === 'admitted') return 'not-started'
  if (state === 'submitted') return 'submitted'
  return isOffline ? 'offline' : 'working'
}

export type LiveSortKey = {
  _id: string
  state: LiveState
  /** In ms since 1970. */
  offlineSince?: number | undefined
  /** How many questions are answered, or anything that grows with it. */
  answered: number
}

/** Offline first, the longest in front; then not started; then fewest answers; submitted last. */
export function byNeed(one: LiveSortKey, other: LiveSortKey): number {
  return (
    liveStates.indexOf(one.state) - liveStates.indexOf(other.state) ||
    (one.offlineSince ?? 0) - (other.offlineSince ?? 0) ||
    one.answered - other.answered ||
    (one._id < other._id ? -1 : 1)
  )
}
