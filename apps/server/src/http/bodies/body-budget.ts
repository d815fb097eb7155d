const MiB = 1024 ** 2
/** What a body may hold without being called large. */
const small = 64 * 1024

/** How much of the memory bodies may hold, in bytes. */
export type BodyLimits = {
  /** All together. */
  all: number
  /** What they hold beyond their first 64 KiB: large uploads leave room for log-ins and answers. */
  large: number
  /** Of that, one caller. */
  largeOfOne: number
}

const usualLimits: BodyLimits = { all: 64 * MiB, large: 48 * MiB, largeOfOne: 12 * MiB }

/** The part of the budget that one body holds. `hold` is false when there is no room for so many bytes more. */
type BodyShare = { hold: (bytes: number) => boolean; letGo: () => void }
export type BodyBudget = { open: (caller: string) => BodyShare }

/**
 * The budget of all bodies that are on their way or being worked on. Bytes count as they come: who announces a large
 * body and sends none of it takes nothing away from others.
 */
export function createBodyBudget({ all, large, largeOfOne }: BodyLimits = usualLimits): BodyBudget {
  const held = { all: 0, large: 0 }
  const largeByCaller = new Map<string, number>()
  const add = (caller: string, bytes: number, ofLarge: number) => {
    held.all += bytes
    held.large += ofLarge
    if (ofLarge === 0) return
    const ofCaller = (largeByCaller.get(caller) ?? 0) + ofLarge
    if (ofCaller > 0) largeByCaller.set(caller, ofCaller)
    else largeByCaller.delete(caller)
  }
  return {
    open: (caller) => {
      let own = 0
      return {
        hold: (bytes) => {
          const ofLarge = beyondSmall(own + bytes) - beyondSmall(own)
          const isTooMuch =
            held.all + bytes > all ||
            held.large + ofLarge > large ||
            (largeByCaller.get(caller) ?? 0) + ofLarge > largeOfOne
          if (isTooMuch) return false
          own += bytes
          add(caller, bytes, ofLarge)
          return true
        },
        letGo: () => {
          add(caller, -own, -beyondSmall(own))
          own = 0
        },
      }
    },
  }
}

const beyondSmall = (bytes: number) => Math.max(0, bytes - small)
