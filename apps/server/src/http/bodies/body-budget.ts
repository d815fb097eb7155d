const MiB = 1024 ** 2
const small = 64 * 1024

export type BodyLimits = {
  all: number
  /** Beyond their first 64 KiB each, so that large uploads leave room for log-ins and answers. */
  large: number
  largeOfOne: number
}

const usualLimits: BodyLimits = { all: 64 * MiB, large: 48 * MiB, largeOfOne: 12 * MiB }

type BodyShare = { reserve: (bytes: number) => boolean; release: () => void }
export type BodyBudget = { open: (caller: string) => BodyShare }

/** Bytes count when they arrive: announcing a large body and sending nothing takes nothing from others. */
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
