import { setTimeout as wait } from 'node:timers/promises'
import type { Chance } from './chance.ts'
import type { Target } from './target.ts'

const longestDelayMs = 50

/**
 * Kills servers this many times at random moments: each time after a certain number of answers were chosen, and a few ms
 * later. Students choose whether a server is there or not, so each kill has its turn on a slow machine too. It also lets
 * the disaster of their database happen, if there is one. `expected` is roughly the number of answers to come.
 */
export function createMurderer(
  target: Target,
  chance: Chance,
  { kills, expected }: { kills: number; expected: number },
) {
  const { murder, disaster } = target
  const deeds = Array.from({ length: kills }, () => ({
    at: chance.number() * 0.65 * expected,
    commit: murder,
  }))
  if (disaster)
    for (const part of disaster.after) deeds.push({ at: part * expected, commit: disaster.strike })
  deeds.sort((a, b) => a.at - b.at)
  let [chosen, acknowledged] = [0, 0]
  let killed = 0
  let struck = 0
  let working = Promise.resolve()
  const commitNext = async (commit: () => Promise<void>) => {
    await wait(longestDelayMs * chance.number())
    await commit()
    if (commit === murder) killed += 1
    else struck += 1
  }
  return {
    onAcknowledged: (count: number) => {
      acknowledged += count
      disaster?.onAcknowledged?.()
    },
    onChosen: () => {
      chosen += 1
      while (deeds[0] && chosen >= deeds[0].at) {
        const { commit } = deeds[0]
        deeds.shift()
        working = working.then(() => commitNext(commit))
      }
    },
    /**
     * Waits for the last restart and returns how many servers and databases were killed and how many answers
     * were acknowledged.
     */
    finish: async () => {
      await working
      return { killed, struck, acknowledged }
    },
  }
}
