import { type CallResult, listQuizzes } from '@quizly/contract'
import { callOnce } from '../../http/call-all.ts'
import { encodeCall } from '../../http/request.ts'
import type { Server, Machine } from '../../processes/child.ts'
import { startBareServer, startQuizly } from '../../processes/servers.ts'
import { figure, ratio, type Section } from '../../report/section.ts'
import { median } from '../../report/statistics.ts'
import type { Sizes } from '../../sizes.ts'
import { fillStore } from '../growth/filled-store.ts'
import { measureExchange } from '../measured-exchange.ts'
import { signUp } from '../seeding.ts'

/** The most CPU ms that a page may take. */
const maxMs = 50

const pages = {
  newest: {},
  'by title': { sort: 'title' },
  'the last by title': { sort: 'title', order: 'descending' },
  'by attempts': { sort: 'attempts', order: 'descending' },
  'by average': { sort: 'average' },
  'a search that finds some': { search: 'Quiz 7' },
  'a search that finds nothing': { search: 'Particles' },
} as const
type PageName = keyof typeof pages
type Round = { costs: Record<PageName, number>; bareMs: number }

/** What a page of an educator's list costs with few quizzes and with as many as an account can hold. */
export async function measureQuizList(
  machine: Machine,
  { listLengths, listRounds, listRepeats, warmUps }: Sizes,
): Promise<Section> {
  const measured = new Map<number, Round[]>()
  for (const length of listLengths) {
    const url = `sqlite:${machine.folder}/list-${length}.db`
    const first = await startQuizly(machine, url)
    const [educator] = await signUp(first.port, 'admin', 1)
    await first.stop()
    if (!educator) throw new Error('There is no educator')
    const { token, user } = educator
    const filling = { results: 0, quizzes: length, ownQuizzes: [] }
    fillStore(`${machine.folder}/list-${length}.db`, filling, { ownerId: user._id })
    const quizly = await startQuizly(machine, url)
    const reply = await callOnce(quizly.port, listQuizzes, { token })
    const bare = await startBareServer(machine, Buffer.from(JSON.stringify(reply)))
    const rounds: Round[] = []
    for (let round = 0; round < warmUps + listRounds; round += 1) {
      const costs = {} as Round['costs']
      for (const [name, query] of Object.entries(pages)) {
        costs[name as PageName] = await cpuMsOf(quizly, { token, query }, listRepeats)
      }
      const bareMs = await cpuMsOf(bare, { token, query: {} }, listRepeats)
      if (round >= warmUps) rounds.push({ costs, bareMs })
    }
    await Promise.all([quizly.stop(), bare.stop()])
    measured.set(length, rounds)
  }
  return describe(measured)
}

type Input = { token: string; query: (typeof pages)[PageName] }

async function cpuMsOf({ pid, port }: Server, input: Input, repeats: number): Promise<number> {
  const { cpuMs } = await measureExchange(pid, {
    port,
    connections: 4,
    requests: Array.from({ length: repeats }, () => encodeCall(listQuizzes, input)),
    onReply: ({ status, body }) => {
      const { quizzes } = JSON.parse(body.toString()) as CallResult<typeof listQuizzes>
      if (status >= 300 || !Array.isArray(quizzes)) throw new Error(`A list was answered ${status}`)
    },
  })
  return cpuMs ?? Number.NaN
}

function describe(measured: ReadonlyMap<number, Round[]>): Section {
  const lengths = [...measured.keys()]
  const names = Object.keys(pages) as PageName[]
  const count = (length: number) => length.toLocaleString('en')
  const longest = measured.get(Math.max(...lengths)) ?? []
  return {
    title: 'An educator’s list of quizzes, on SQLite',
    tables: [
      {
        caption: 'CPU ms of one page of the list of',
        head: ['page', ...lengths.map((length) => `${count(length)} quizzes`)],
        rows: names.map((name) => [
          name,
          ...lengths.map((length) => median((measured.get(length) ?? []).map(({ costs }) => costs[name]))),
        ]),
      },
    ],
    figures: lengths.flatMap((length) =>
      figure(
        `bare server, the same page of ${count(length)} quizzes`,
        'CPU ms',
        (measured.get(length) ?? []).map(({ bareMs }) => bareMs),
      ),
    ),
    ratios: ratio(
      `dearest page of ${count(Math.max(...lengths))} quizzes ÷ ${maxMs} ms`,
      longest,
      ({ costs }) => [Math.max(...Object.values(costs)), maxMs],
      { must: 1, want: 0.4, atMost: true },
    ),
    notes: ['Each page has at most 50 quizzes, with numbers for each. Nobody has taken them.'],
  }
}
