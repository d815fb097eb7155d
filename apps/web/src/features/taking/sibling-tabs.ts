import type { SavedAnswer } from '@quizly/domain'

/**
 * Tells other tabs with the same attempt of each answer, so that none of them hands in answers that are out of date.
 * Does nothing where the browser cannot.
 */
export function openSiblingTabs(attemptId: string, hear: (change: SavedAnswer) => void) {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, close: () => {} }
  const channel = new BroadcastChannel(`answers:${attemptId}`)
  channel.onmessage = ({ data }: MessageEvent<SavedAnswer>) => hear(data)
  return { tell: (change: SavedAnswer) => channel.postMessage(change), close: () => channel.close() }
}
