import { allCalls, type Call, type CallName, getHealth } from '@quizly/contract'
import { ask } from '../../../apps/server/src/testing/attack/hostile-http.ts'
import { callWitness } from '../../../apps/server/src/testing/attack/witness/witness.ts'
import type { Child, Place } from '../../processes/child.ts'
import { startQuizly } from '../../processes/servers.ts'
import { figure, ratio, type Section } from '../../report/section.ts'
import { median } from '../../report/statistics.ts'
import type { Sizes } from '../../sizes.ts'
import { openWorld, type World } from './blocking-world.ts'
import { type Input, lawfulInputs } from './lawful-inputs.ts'
import { unlawfulInputs } from './unlawful-inputs.ts'

/** How long a call may block the event loop, in ms. */
const mostMs = 50

type Pauses = { call: CallName; lawful: number[]; unlawful: number[] }

/**
 * How long each call blocks all others, with the largest input that it accepts and with inputs that it
 * refuses.
 */
export async function measureBlocking(place: Place, { blockingRounds }: Sizes): Promise<Section> {
  const quizly = await startQuizly(place, `sqlite:${place.folder}/blocking.db`)
  const world = await openWorld(quizly.port, blockingRounds + 1)
  const names = Object.keys(allCalls) as CallName[]
  const calm: number[] = []
  const pauses: Pauses[] = names.map((call) => ({ call, lawful: [], unlawful: [] }))
  // The first round compiles code, which later calls need not wait for.
  for (let round = 0; round <= blockingRounds; round += 1) {
    calm.push((await longestPause(quizly, getHealth, [{}, {}, {}])).longestPauseMs)
    for (const { call, lawful, unlawful } of pauses) {
      const taken = await longestPause(quizly, allCalls[call], await lawfulInputs[call](world, round))
      if (taken.greatestStatus >= 300) throw new Error(`${call} was answered ${taken.greatestStatus}`)
      lawful.push(taken.longestPauseMs)
      const refused = await longestPause(quizly, allCalls[call], unlawfulOf(call, world))
      unlawful.push(refused.longestPauseMs)
    }
  }
  await quizly.stop()
  const settled = pauses.map(({ call, lawful, unlawful }) => ({
    call,
    lawful: lawful.slice(1),
    unlawful: unlawful.slice(1),
  }))
  return describe(settled, calm.slice(1))
}

function unlawfulOf(name: CallName, { tokenFor, params }: World): Input[] {
  return unlawfulInputs(allCalls[name], { token: tokenFor(allCalls[name]), params })
}

async function longestPause({ port, pid }: Child, call: Call, inputs: readonly Input[]) {
  const witness = await callWitness({ port, pid, atWork: [] })
  let greatestStatus = 0
  for (const input of inputs) greatestStatus = Math.max(greatestStatus, (await ask(port, call, input)).status)
  const { longestPauseMs } = await witness.endAfter(0)
  return { longestPauseMs, greatestStatus }
}

function describe(pauses: readonly Pauses[], calm: readonly number[]): Section {
  const rounds = calm.map((_, round) => ({
    longest: Math.max(
      ...pauses.flatMap(({ lawful, unlawful }) => [lawful[round] ?? 0, unlawful[round] ?? 0]),
    ),
  }))
  const rows = pauses
    .map(({ call, lawful, unlawful }) => [call, median(lawful), median(unlawful)] as const)
    .toSorted((one, other) => Math.max(other[1], other[2]) - Math.max(one[1], one[2]))
  return {
    title: 'How long a call keeps others waiting',
    tables: [
      {
        caption: 'Longest pause of /healthz, asked every 5 ms, in ms',
        head: ['call', 'largest lawful input', 'refused input'],
        rows: rows.map((row) => [...row]),
      },
    ],
    figures: figure('longest pause while nothing else is asked', 'ms', calm),
    ratios: ratio('longest pause of any call ÷ 50 ms', rounds, ({ longest }) => [longest, mostMs], {
      must: 1,
      want: 0.4,
      atMost: true,
    }),
    notes: [
      'Each call is made alone, one input after the other; the second column has the median of the rounds.',
      'Time in which the server’s thread or the asking one waited for a core is taken out.',
    ],
  }
}
