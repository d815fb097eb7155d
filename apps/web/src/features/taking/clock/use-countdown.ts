import { isLastMinute } from '@quizly/domain'
import { useSyncExternalStore } from 'react'
import type { Countdown } from './countdown.ts'

/** The time left in ms, updated each second. */
export function useTimeLeft(countdown: Countdown): number {
  return useSyncExternalStore(countdown.subscribe, countdown.leftMs)
}

export function useIsOver(countdown: Countdown): boolean {
  return useSyncExternalStore(countdown.subscribe, countdown.isOver)
}

export function useIsEnded(countdown: Countdown): boolean {
  return useSyncExternalStore(countdown.subscribe, countdown.isEnded)
}

export function useIsLastMinute(countdown: Countdown): boolean {
  return useSyncExternalStore(countdown.subscribe, () => isLastMinute(countdown.leftMs()))
}
