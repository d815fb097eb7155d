import { allCalls, type Call, type CallName, getHealth } from '@quizly/contract'
import { ask } from '../../../attack/hostile-http.ts'
import { callWitness } from '../../../attack/witness/witness.ts'
import type { Server, Machine } from '../../processes/child.ts'
import { startQuizly } from '../../processes/servers.ts'
import { figure, ratio, type Section } from '../../report/section.ts'
import { median } from '../../report/statistics.ts'
import type { Sizes } from '../../sizes.ts'
import { fillQuiz, openFixture, type Fixture } from './blocking-fixture.ts'
import { fillEssays } from './essay-class.ts'
import { type Input, inputsOf } from './valid-inputs.ts'
import { invalidInputs } from './invalid-inputs.ts'

/** How long a call may block the event loop, in ms. */
const maxMs = 50

type Pauses = { call: CallName; valid: number[]; tenAtOnce: number[]; invalid: number[] }

/**
 * How long each call blocks all others, with the largest input that it accepts and with inputs that it
 * refuses.
 */
export async function measureBlocking(machine: Machine, { blockingRounds }: Sizes): Promise<Section> {
  const file = `${machine.folder}/blocking.db`
  const first = await startQuizly(machine, `sqlite:${file}`)
  const opened = await openFixture(first.port, blockingRounds + 1)
  await first.stop()
  fillQuiz(file, opened)
  const essays = await fillEssays(file, opened)
  const quizly = await startQuizly(machine, `sqlite:${file}`)
  const fixture = { ...opened, essays, port: quizly.port }
  const names = Object.keys(allCalls) as CallName[]
  const calm: number[] = []
  const pauses: Pauses[] = names.map((call) => ({ call, valid: [], tenAtOnce: [], invalid: [] }))
  // The first round compiles code, which later calls need not wait for.
  for (let round = 0; round <= blockingRounds; round += 1) {
    calm.push((await longestPause(quizly, getHealth, [{}, {}, {}])).longestPauseMs)
    for (const { call, valid, tenAtOnce, invalid } of pauses) {
      const taken = await longestPause(quizly, allCalls[call], await inputsOf(call, fixture, round))
      if (taken.greatestStatus >= 300) throw new Error(`${call} was answered ${taken.greatestStatus}`)
      valid.push(taken.longestPauseMs)
      if (allCalls[call].audience === 'admin') {
        const ofOne = await pauseOfTen(quizly, call, tenTimes(await inputsOf(call, fixture, round)))
        const ofTen = await pauseOfTen(
          quizly,
          call,
          ofColleagues(fixture, await inputsOf(call, fixture, round)),
        )
        tenAtOnce.push(Math.max(ofOne, ofTen))
      }
      const refused = await longestPause(quizly, allCalls[call], invalidOf(call, fixture))
      invalid.push(refused.longestPauseMs)
    }
  }
  await quizly.stop()
  const settled = pauses.map(({ call, valid, tenAtOnce, invalid }) => ({
    call,
    valid: valid.slice(1),
    tenAtOnce: tenAtOnce.slice(1),
    invalid: invalid.slice(1),
  }))
  return describe(settled, calm.slice(1))
}

function invalidOf(name: CallName, { tokenFor, params }: Fixture): Input[] {
  return invalidInputs(allCalls[name], { token: tokenFor(allCalls[name]), params })
}

async function longestPause({ port, pid }: Server, call: Call, inputs: readonly Input[]) {
  const witness = await callWitness({ port, pid, atWork: [] })
  let greatestStatus = 0
  for (const input of inputs) greatestStatus = Math.max(greatestStatus, (await ask(port, call, input)).status)
  const { longestPauseMs } = await witness.endAfter(0)
  return { longestPauseMs, greatestStatus }
}

const tenTimes = (inputs: readonly Input[]): Input[] => Array.from({ length: 10 }, () => inputs).flat()

/** The same calls of the quiz that is measured, from the educator and nine colleagues. */
function ofColleagues({ educator, colleagues, quiz, essays }: Fixture, inputs: readonly Input[]): Input[] {
  return [educator, ...colleagues].flatMap(({ token }) =>
    inputs.map((input) =>
      [quiz.quizId, essays.quizId].includes(input.params?.quizId ?? '') ? { ...input, token } : input,
    ),
  )
}

/** Makes these calls at once. Of those that change the same thing all but one may
 * be refused, and on a slow machine those that wait for their turn may give up. */
async function pauseOfTen({ port, pid }: Server, name: CallName, ten: readonly Input[]): Promise<number> {
  const witness = await callWitness({ port, pid, atWork: [] })
  const replies = await Promise.all(ten.map((input) => ask(port, allCalls[name], input)))
  const failed = replies.find(({ status }) => status === 500)
  if (failed) throw new Error(`${name}, ten at once, was answered ${failed.status}`)
  return (await witness.endAfter(0)).longestPauseMs
}

function describe(pauses: readonly Pauses[], calm: readonly number[]): Section {
  const rounds = calm.map((_, round) => ({
    longest: Math.max(
      ...pauses.flatMap(({ valid, tenAtOnce, invalid }) =>
        [valid, tenAtOnce, invalid].map((each) => each[round] ?? 0),
      ),
    ),
  }))
  const rows = pauses
    .map(({ call, valid, tenAtOnce, invalid }) => {
      const ten = tenAtOnce.length > 0 ? median(tenAtOnce) : undefined
      return [call, median(valid), ten, median(invalid)] as const
    })
    .toSorted((one, other) => longestOf(other) - longestOf(one))
  return {
    title: 'How long a call keeps others waiting',
    tables: [
      {
        caption: 'Longest pause of /healthz, asked every 5 ms, in ms',
        head: ['call', 'largest valid input', 'ten of these at once', 'refused input'],
        rows: rows.map(([call, ...ms]) => [call, ...ms.map((each) => each ?? '')]),
      },
    ],
    figures: figure('longest pause while nothing else is asked', 'ms', calm),
    ratios: ratio('longest pause of any call ÷ 50 ms', rounds, ({ longest }) => [longest, maxMs], {
      must: 1,
      want: 0.4,
      atMost: true,
    }),
    notes: [
      'Each call is made alone, one input after the other, and an educator’s also ten at once, once of one educator and once of ten; the columns have the median of the rounds.',
      'Time in which the server’s thread or the asking one waited for a core is taken out.',
    ],
  }
}

const longestOf = ([, ...ms]: readonly [CallName, number, number | undefined, number]) =>
  Math.max(...ms.map((each) => each ?? 0))
