import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { encodePage } from '../../http/request.ts'
import type { Machine } from '../../processes/child.ts'
import type { Revision } from '../../processes/revision.ts'
import { startQuizly } from '../../processes/servers.ts'
import { comparedHead, comparedRow, type Pair } from '../../report/compared.ts'
import { figure, ratio, type Section } from '../../report/section.ts'
import type { Sizes } from '../../sizes.ts'
import { type Measured, measureExchange } from '../measured-exchange.ts'

/** What the server's CPU of a page may be, compared with another commit. */
const goal = { must: 1.05, want: 1, atMost: true } as const

/** A class opens the code's page at the same moment, each student over a connection of their own. */
export async function measurePageAtOnce(machine: Machine, sizes: Sizes): Promise<Section[]> {
  const side = await openSide(machine, 'own', sizes)
  const rounds: Measured[] = []
  for (let round = -1; round < sizes.pageRounds; round += 1) {
    const measured = await side.load()
    // In the first round the compiler has not settled yet.
    if (round >= 0) rounds.push(measured)
  }
  await side.stop()
  const each = (name: string, unit: string, read: (round: Measured) => number | undefined) =>
    figure(name, unit, rounds.map(read))
  return [
    {
      title: `The code’s page for ${studentsOf(sizes)} students at once`,
      figures: [
        ...each('server CPU of one', 'ms', ({ cpuMs }) => cpuMs),
        ...each('pages', '/s', ({ perSecond }) => perSecond),
        ...each('half of them within', 'ms', ({ p50Ms }) => p50Ms),
        ...each('… 99 % within', 'ms', ({ p99Ms }) => p99Ms),
        ...each('… server held up by other programs', '%', ({ heldUpPercent }) => heldUpPercent),
      ],
      ratios: [],
      notes: [`${rounds.length} rounds after one to warm up. ${about}`],
    },
  ]
}

/**
 * The same beside another commit. Both classes come at the same moment, because in turns a busy machine disturbs one
 * of them more.
 */
export async function comparePageAtOnce(
  machine: Machine,
  revision: Revision,
  sizes: Sizes,
): Promise<Section[]> {
  const rounds: Pair<Measured>[] = []
  for (let start = 0; start < sizes.comparedStarts; start += 1) {
    const own = await openSide(machine, `own-${start}`, sizes)
    const other = await openSide(machine, `other-${start}`, sizes, revision.root)
    for (let round = -1; round < sizes.pageRounds; round += 1) {
      const isOwnFirst = round % 2 === 0
      const [first, second] = await Promise.all(
        isOwnFirst ? [own.load(), other.load()] : [other.load(), own.load()],
      )
      if (round >= 0) rounds.push(isOwnFirst ? { own: first, other: second } : { own: second, other: first })
    }
    await Promise.all([own.stop(), other.stop()])
  }
  const row = (name: string, read: (measured: Measured) => number | undefined) =>
    comparedRow(name, rounds, (measured) => read(measured) ?? Number.NaN)
  return [
    {
      title: `The code’s page, this code ÷ ${revision.commit}: ${studentsOf(sizes)} students at once`,
      tables: [
        {
          caption: 'Medians of rounds',
          head: comparedHead(revision.commit),
          rows: [
            row('server CPU of one, ms', ({ cpuMs }) => cpuMs),
            row('pages per second', ({ perSecond }) => perSecond),
            row('99 % within, ms', ({ p99Ms }) => p99Ms),
          ],
        },
      ],
      figures: [],
      ratios: ratio(
        `server CPU of a page ÷ that of ${revision.commit}`,
        rounds,
        ({ own, other }) => [own.cpuMs, other.cpuMs],
        goal,
      ),
      notes: [
        `${rounds.length} rounds. Both servers were started ${sizes.comparedStarts} times, and share a core. Both get their requests at the same moment, so that times are those of twice as many students. ${about}`,
      ],
    },
  ]
}

const about = 'Only the page itself is asked for, compressed by Brotli; every reply is checked.'
const studentsOf = ({ bells }: Sizes) => Math.max(...bells)

async function openSide(machine: Machine, name: string, sizes: Sizes, root?: URL) {
  const folder = join(machine.folder, name)
  mkdirSync(folder)
  const quizly = await startQuizly({ ...machine, folder }, `sqlite:${folder}/quizly.db`, root)
  const connections = studentsOf(sizes)
  const requests = Array.from({ length: connections }, () => encodePage('/join?code=K7rTm2Qx'))
  let size: number | undefined
  const load = () =>
    measureExchange(quizly.pid, {
      port: quizly.port,
      connections,
      requests,
      onReply: ({ status, body }) => {
        size ??= body.length
        if (status !== 200 || body.length === 0 || body.length !== size)
          throw new Error(`The page was answered ${status} with ${body.length} bytes`)
      },
    })
  return { load, stop: quizly.stop }
}
