const MiB = 1024 ** 2
/** A body up to this size is not large. */
const small = 64 * 1024

/** How much memory bodies may take, in bytes. */
export type BodyLimits = {
  /** All bodies together. */
  all: number
  /** All bodies beyond their first 64 KiB each, so that large uploads leave room for log-ins and answers. */
  large: number
  /** The same for one caller. */
  largeOfOne: number
}

const usualLimits: BodyLimits = { all: 64 * MiB, large: 48 * MiB, largeOfOne: 12 * MiB }

/** One body's share of the budget. `reserve` takes more bytes and returns false if there is no room for them. */
type BodyShare = { reserve: (bytes: number) => boolean; release: () => void }
export type BodyBudget = { open: (caller: string) => BodyShare }

/**
 * The memory budget for all bodies that are being received or handled. Bytes count when they arrive, so
 * announcing a large body and sending nothing takes nothing from others.
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
        reserve: (bytes) => {
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
        release: () => {
          add(caller, -own, -beyondSmall(own))
          own = 0
        },
      }
    },
  }
}

const beyondSmall = (bytes: number) => Math.max(0, bytes - small)
