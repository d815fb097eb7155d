import { type AppError, busy } from '../../app-error.ts'

type QueueLimits = {
  places: number
  ofCaller?: number
  maxWaiting: number
  refusal?: () => AppError
}

export type Queue = <T>(by: string, work: () => Promise<T> | T) => Promise<T>

/** Callers take turns. If too many wait, the newest job of the caller with the most of them is refused. */
export function createQueue({ places, ofCaller = places, maxWaiting, refusal = busy }: QueueLimits): Queue {
  const waiting = new Map<string, PromiseWithResolvers<void>[]>()
  const running = new Map<string, number>()
  let countWaiting = 0
  let free = places

  const hasPlace = (by: string) => free > 0 && (running.get(by) ?? 0) < ofCaller
  const take = (by: string, step: 1 | -1) => {
    free -= step
    const count = (running.get(by) ?? 0) + step
    if (count > 0) running.set(by, count)
    else running.delete(by)
  }
  const join = (by: string): Promise<void> => {
    const place = Promise.withResolvers<void>()
    const jobs = waiting.get(by)
    if (jobs) jobs.push(place)
    else waiting.set(by, [place])
    countWaiting += 1
    if (countWaiting > maxWaiting) refuseOne()
    return place.promise
  }
  const refuseOne = () => {
    let most: [string, PromiseWithResolvers<void>[]] = ['', []]
    for (const entry of waiting) if (entry[1].length >= most[1].length) most = entry
    const [by, jobs] = most
    jobs.pop()?.reject(refusal())
    countWaiting -= 1
    if (jobs.length === 0) waiting.delete(by)
  }
  const beginNext = () => {
    for (const [by, jobs] of waiting) {
      if (!hasPlace(by)) continue
      const next = jobs.shift()
      waiting.delete(by)
      if (jobs.length > 0) waiting.set(by, jobs)
      countWaiting -= 1
      take(by, 1)
      return next?.resolve()
    }
  }

  return async (by, work) => {
    if (hasPlace(by)) take(by, 1)
    else await join(by)
    try {
      return await work()
    } finally {
      take(by, -1)
      beginNext()
    }
  }
}
