import { exchange } from '../../http/exchange.ts'
import type { Machine } from '../../processes/child.ts'
import { memoryMb } from '../../processes/cost.ts'
import { countFlushes } from '../../processes/flushes.ts'
import { startBareServer, startBareStorage, startQuizly } from '../../processes/servers.ts'
import { readFromFile } from '../../processes/written-row.ts'
import type { Section } from '../../report/section.ts'
import type { Sizes } from '../../sizes.ts'
import { prepareSubmissions, sendAndKeepOne, type Submissions } from './first-submissions.ts'
import { measureExchange } from '../measured-exchange.ts'
import { describeSubmissions, type SubmissionRound } from './submissions-report.ts'

/**
 * Submissions per second, each committed to the disk before its reply. Each round also measures the bare
 * limits.
 */
export async function measureSubmissions(machine: Machine, sizes: Sizes): Promise<Section> {
  const file = `${machine.folder}/submissions.db`
  const quizly = await startQuizly(machine, `sqlite:${file}`)
  const idleMb = memoryMb(quizly.pid)
  const prepare = await prepareSubmissions(quizly, sizes)
  const toQuizly = (work: Submissions) => ({ ...work, port: quizly.port, connections: sizes.connections })

  let work = await prepare()
  const sample = await sendAndKeepOne(toQuizly(work))
  const bareServer = await startBareServer(machine, sample)
  const toBareServer = ({ requests }: Submissions) => ({
    ...repeatToBareServer(requests, sizes.bareRepeats, sample),
    port: bareServer.port,
    connections: sizes.connections,
  })
  await exchange(toBareServer(work))
  const storage = await startBareStorage(machine, readFromFile(file), sizes)

  const rounds: SubmissionRound[] = []
  for (let round = 1; round < sizes.warmUps + sizes.rounds; round += 1) {
    work = await prepare()
    rounds.push({
      quizly: await measureExchange(quizly.pid, toQuizly(work)),
      memoryMb: memoryMb(quizly.pid),
      bare: await measureExchange(bareServer.pid, toBareServer(work)),
      storage: await storage.measure(),
    })
  }
  work = await prepare()
  const flushes = await countFlushes(quizly.pid, machine.folder, () => exchange(toQuizly(work)))
  await Promise.all([quizly.stop(), bareServer.stop(), storage.stop()])
  return describeSubmissions({
    sizes,
    rounds: rounds.slice(-sizes.rounds),
    idleMb,
    flushes: flushes && flushes / work.requests.length,
  })
}

/** The same requests several times, each answered with the same bytes. */
function repeatToBareServer(requests: Buffer[], repeats: number, sample: Buffer): Submissions {
  return {
    requests: Array.from({ length: repeats }, () => requests).flat(),
    onReply: ({ status, body }) => {
      if (status === 201 && body.equals(sample)) return
      throw new Error(`The bare server answered ${status}: ${body.toString()}`)
    },
  }
}
