const minuteMs = 60_000

/**
 * The time limit, in minutes, of a quiz that has none: ten years. Nobody reaches it, and whatever computes with time limits, be it of an
 * earlier version, gets right what it makes of this one.
 */
export const noTimeLimit = 5_256_000

/** Whether a time limit in minutes is one. */
export const hasTimeLimit = (timeLimitMinutes: number): boolean => timeLimitMinutes < noTimeLimit

/** Whether so much time in ms, for a whole attempt or what is left of one, is that of no time limit. */
export const isEndless = (ms: number): boolean => ms > (noTimeLimit * minuteMs) / 2

/** The time limit of a quiz in milliseconds. */
export function timeLimitMs(timeLimitMinutes: number): number {
  return timeLimitMinutes * minuteMs
}

/** Milliseconds until the deadline, never below 0. */
export function remainingMs(deadline: number, now: number): number {
  return Math.max(0, deadline - now)
}

/** As minutes:seconds. A started second counts as whole, so "0:00" appears exactly when no time is left. */
export function formatTimeLeft(leftMs: number): string {
  const seconds = Math.ceil(Math.max(0, leftMs) / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Whether it is the last minute: more than 0 and at most 60 s are left. */
export function isLastMinute(leftMs: number): boolean {
  return leftMs > 0 && leftMs <= minuteMs
}

/** The moments at which the time left is announced, longest first. */
const announcements = [
  { leftMs: 5 * minuteMs, kind: 'minutes', urgent: false },
  { leftMs: minuteMs, kind: 'minute', urgent: false },
  { leftMs: 10_000, kind: 'seconds', urgent: true },
] as const
export type TimeAnnouncement = (typeof announcements)[number]

/** The latest announcement in between, if any. Those at or above the time limit itself are never made. */
export function timeAnnouncement(
  beforeMs: number,
  nowMs: number,
  limitMs: number,
): TimeAnnouncement | undefined {
  return announcements.findLast(
    (mark) => mark.leftMs < limitMs && beforeMs > mark.leftMs && nowMs <= mark.leftMs,
  )
}
