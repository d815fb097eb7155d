import { deflateRawSync, inflateRawSync } from 'node:zlib'
import Database from 'better-sqlite3'
import { exportResults } from '@quizly/contract'
import type { Server, Machine } from '../../processes/child.ts'
import { cpuMsOf, forgetPeak, memoryMb, peakMb } from '../../processes/cost.ts'
import { startQuizly } from '../../processes/servers.ts'
import { figure, ratio, type Section } from '../../report/section.ts'
import { median } from '../../report/statistics.ts'
import type { Sizes } from '../../sizes.ts'
import { fillStore } from '../growth/filled-store.ts'
import { signUp } from '../seeding.ts'

/** With the seven columns that each result has, 25 columns. */
const questionCount = 18
const question = (at: number) => ({
  _id: `q${at}`,
  text: `Which process in part ${at} of the passage needs energy?`,
  type: 'single',
  options: ['Osmosis', 'Active transport'],
  correctAnswers: ['Active transport'],
})
const questions = Array.from({ length: questionCount }, (_, at) => question(at))
const content = { questions, answers: [], outcomes: '+B-A'.repeat(questionCount / 2) }
const formats = ['csv', 'xlsx'] as const

type Taken = { cpuMs: number; bareMs: number; grownMb: number | undefined; seconds: number; bytes: number }

/** What it costs to export the results of a quiz, beside reading the same rows and writing the same bytes alone. */
export async function measureExports(
  machine: Machine,
  { exportedResults, exportRounds }: Sizes,
): Promise<Section> {
  const file = `${machine.folder}/exports.db`
  const first = await startQuizly(machine, `sqlite:${file}`)
  const [educator] = await signUp(first.port, 'admin', 1)
  await first.stop()
  if (!educator) throw new Error('There is no educator')
  const ownQuizzes = exportedResults.map((results, at) => ({
    quizId: `own-${at + 1}`,
    results,
    studentId: '',
  }))
  const filling = { results: 0, quizzes: ownQuizzes.length, ownQuizzes }
  fillStore(file, filling, { ownerId: educator.user._id, content })
  const quizly = await startQuizly(machine, `sqlite:${file}`)
  const measured = new Map<string, Taken[]>()
  for (const { quizId, results } of ownQuizzes) {
    for (const format of formats) {
      const rounds: Taken[] = []
      // The first one does not count.
      for (let round = 0; round <= exportRounds; round += 1) {
        const taken = await takeFile(quizly, { file, quizId, results, format, token: educator.token })
        if (round > 0) rounds.push(taken)
      }
      measured.set(`${results.toLocaleString('en')} as ${format.toUpperCase()}`, rounds)
    }
  }
  await quizly.stop()
  return describe(measured)
}

type Requested = {
  file: string
  quizId: string
  results: number
  format: (typeof formats)[number]
  token: string
}

async function takeFile({ port, pid }: Server, requested: Requested): Promise<Taken> {
  const path = exportResults.path.replace(':quizId', requested.quizId)
  const address = `http://127.0.0.1:${port}${path}?format=${requested.format}&questions=points`
  forgetPeak(pid)
  const [cpuBefore, memoryBefore, startedAt] = [cpuMsOf([pid]), memoryMb(pid), performance.now()]
  const reply = await fetch(address, { headers: { authorization: `Bearer ${requested.token}` } })
  const bytes = Buffer.from(await reply.arrayBuffer())
  const [seconds, cpuMs, peak] = [
    (performance.now() - startedAt) / 1000,
    cpuMsOf([pid]) - cpuBefore,
    peakMb(pid),
  ]
  if (!reply.ok) throw new Error(`An export was answered ${reply.status}`)
  const grownMb = peak !== undefined && memoryBefore !== undefined ? peak - memoryBefore : undefined
  return { cpuMs, bareMs: bareMsOf(requested, bytes), grownMb, seconds, bytes: bytes.length }
}

/** CPU ms to read the same rows at once and to write the same bytes: joined, and for a workbook packed. */
function bareMsOf({ file, quizId, results, format }: Requested, bytes: Buffer): number {
  const packed = format === 'xlsx' ? sheetIn(bytes) : undefined
  const database = new Database(file, { readonly: true })
  const before = process.cpuUsage()
  const rows = database
    .prepare(
      `select name, email, score, total_questions, started_at, submitted_at, submitted_by, outcomes
       from attempts join users on users.id = student_id where quiz_id = ? and state = 'submitted'`,
    )
    .raw()
    .all(quizId)
  const text = rows.map((row) => (row as unknown[]).join(',')).join('\r\n')
  Buffer.from(text)
  if (packed) deflateRawSync(packed)
  const { user, system } = process.cpuUsage(before)
  database.close()
  if (rows.length !== results) throw new Error(`There are ${rows.length} rows instead of ${results}`)
  return (user + system) / 1000
}

/** The XML of the rows in a workbook: the last file of the archive, which begins at the last local header. */
function sheetIn(workbook: Buffer): Buffer {
  const name = 'xl/worksheets/sheet1.xml'
  const start = workbook.indexOf(name) + name.length
  return inflateRawSync(workbook.subarray(start))
}

function describe(measured: ReadonlyMap<string, Taken[]>): Section {
  const of = (rounds: readonly Taken[], pick: (taken: Taken) => number) => median(rounds.map(pick))
  return {
    title: 'Exports of results, on SQLite',
    tables: [
      {
        caption: 'Results with 18 questions, 25 columns',
        head: ['results', 'CPU ms', 'bare, CPU ms', 'seconds', 'MB'],
        rows: [...measured].map(([name, rounds]) => [
          name,
          of(rounds, ({ cpuMs }) => cpuMs),
          of(rounds, ({ bareMs }) => bareMs),
          of(rounds, ({ seconds }) => seconds),
          of(rounds, ({ bytes }) => bytes / 1e6),
        ]),
      },
    ],
    figures: [...measured].flatMap(([name, rounds]) =>
      figure(
        `memory that ${name} takes at most`,
        'MB',
        rounds.map(({ grownMb }) => grownMb),
      ),
    ),
    ratios: [...measured].flatMap(([name, rounds]) =>
      ratio(`memory of ${name} ÷ 100 MB`, rounds, ({ grownMb }) => [grownMb, 100], {
        must: 1,
        want: 0.5,
        atMost: true,
      }),
    ),
    notes: [
      'Bare is one process that reads the same rows by one statement, joins them to one text and, for a workbook, packs its XML in one piece.',
      'Memory is what the server holds at most during the export, beyond what it held before.',
    ],
  }
}
