import { type CallBodyInput, listWrittenAnswers, regradeQuestion, undoRegrade } from '@quizly/contract'
import Database from 'better-sqlite3'
import { callOnce } from '../../http/call-all.ts'
import type { Server, Machine } from '../../processes/child.ts'
import { cpuMsOf } from '../../processes/cost.ts'
import { startQuizly } from '../../processes/servers.ts'
import { ratio, type Section } from '../../report/section.ts'
import { median } from '../../report/statistics.ts'
import type { Sizes } from '../../sizes.ts'
import { fillStore } from '../growth/filled-store.ts'
import { type Account, signUp } from '../seeding.ts'

/** CPU µs of one result, and seconds of the whole call. */
type Cost = { cpu: number; seconds: number }
type Round = { outcomes: Cost; answers: Cost; undone: Cost; listed: Cost }
type Marked = { results: number; rounds: Round[]; bare: number }

/** What it costs to mark every result of a quiz again, for quizzes of several sizes: a result costs the same in each. */
export async function measureRegrading(machine: Machine, sizes: Sizes): Promise<Section> {
  const file = `${machine.folder}/regrading.db`
  const start = () => startQuizly(machine, `sqlite:${file}`)
  let quizly = await start()
  const [educator] = await signUp(quizly.port, 'admin', 1)
  if (!educator) throw new Error('There is no educator')
  await quizly.stop()
  const quizzes = sizes.regradedClasses.map((results, index) => ({ quizId: `own-${index + 1}`, results }))
  const ownQuizzes = quizzes.map((quiz) => ({ ...quiz, studentId: 'filled-1' }))
  const filling = { results: 0, quizzes: quizzes.length, ownQuizzes }
  fillStore(file, filling, { ownerId: educator.user._id })
  quizly = await start()
  const marked: Marked[] = quizzes.map(({ results }) => ({ results, rounds: [], bare: 0 }))
  for (let round = 0; round < sizes.regradings; round += 1) {
    for (const [index, { quizId, results }] of quizzes.entries()) {
      marked[index]?.rounds.push(await regradeInTurn(quizly, educator, { quizId, results, round }))
    }
  }
  await quizly.stop()
  for (const [index, { quizId, results }] of quizzes.entries()) {
    const of = marked[index]
    if (of) of.bare = bareCost(file, quizId, results)
  }
  return describe(marked)
}

type Quiz = { quizId: string; results: number; round: number }

/** Marks again by the outcomes, by the answers, and takes both back. Every score changes each time. */
async function regradeInTurn(
  quizly: Server,
  { token }: Account,
  { quizId, results, round }: Quiz,
): Promise<Round> {
  let revision = 1 + 4 * round
  let last = ''
  const costOf = async (work: () => Promise<void>): Promise<Cost> => {
    const [cpu, began] = [cpuMsOf([quizly.pid]), performance.now()]
    await work()
    const ms = performance.now() - began
    return { cpu: ((cpuMsOf([quizly.pid]) - cpu) * 1000) / results, seconds: ms / 1000 }
  }
  const made = (call: () => Promise<{ remarkingId: string; up: number; down: number }>) =>
    costOf(async () => {
      const { remarkingId: regradeId, up, down } = await call()
      if (up + down !== results) throw new Error(`${up + down} of ${results} scores have changed`)
      revision += 1
      last = regradeId
    })
  const regrade = (change: Omit<CallBodyInput<typeof regradeQuestion>, 'baseRevision' | 'reason'>) =>
    made(() =>
      callOnce(quizly.port, regradeQuestion, {
        token,
        params: { quizId },
        body: { ...change, baseRevision: revision, reason: `Round ${round}` },
      }),
    )
  const undo = () =>
    made(() =>
      callOnce(quizly.port, undoRegrade, {
        token,
        params: { quizId, remarkingId: last },
        body: { baseRevision: revision },
      }),
    )
  const listed = await costOf(async () => {
    const params = { quizId, questionId: 'q2' }
    const { answers } = await callOnce(quizly.port, listWrittenAnswers, { token, params })
    const count = answers.reduce((sum, each) => sum + each.count, 0)
    if (count !== results) throw new Error(`${count} of ${results} answers are listed`)
  })
  const correctAnswers = ['Osmosis']
  const outcomes = await regrade({ questionId: 'q1', mode: 'new-key', correctAnswers, mayLower: true })
  const undone = await undo()
  const answers = await regrade({ questionId: 'q2', mode: 'full-marks', mayLower: false })
  await undo()
  return { outcomes, answers, undone, listed }
}

/** The bare limit: so many results and score changes written in transactions of fifty, and nothing else. CPU µs each. */
function bareCost(file: string, quizId: string, results: number): number {
  const database = new Database(file)
  const ids = database.prepare('select id from attempts where quiz_id = ?').pluck().all(quizId) as string[]
  const mark = database.prepare(`
    update attempts set version = version + 1, outcomes = '-B-', score = 0, marked_revision = marked_revision + 1
    where id = ?`)
  const change = database.prepare(`
    insert into score_changes (id, attempt_id, changed_at, old_score, old_total, new_score, new_total, revision)
    values (?, ?, 1, 1, 2, 0, 2, 9)`)
  const writeSlice = database.transaction((slice: string[]) => {
    for (const id of slice) {
      mark.run(id)
      change.run(`${id}.bare`, id)
    }
  })
  const before = process.cpuUsage()
  for (let at = 0; at < ids.length; at += 50) writeSlice(ids.slice(at, at + 50))
  const { user, system } = process.cpuUsage(before)
  database.close()
  return (user + system) / results
}

function describe(marked: readonly Marked[]): Section {
  const cpuOf = (rounds: readonly Round[], name: keyof Round) =>
    median(rounds.map((round) => round[name].cpu))
  const [few, many] = [marked[0], marked.at(-1)]
  const pairs = (many?.rounds ?? []).map((round, index) => ({ round, before: few?.rounds[index] }))
  const flat = (name: keyof Round, what: string) =>
    ratio(
      `${what}: a result in the largest class ÷ in the smallest`,
      pairs,
      ({ round, before }) => [round[name].cpu, before?.[name].cpu],
      { must: 1.5, want: 1.1, atMost: true },
    )
  return {
    title: 'Marking a class again, on SQLite',
    tables: [
      {
        caption: 'CPU µs for each result; every score changes',
        head: [
          'results',
          'by outcomes',
          'taken back',
          'by answers',
          'answers listed',
          'bare writes',
          'whole call by outcomes, s',
        ],
        rows: marked.map(({ results, rounds, bare }) => [
          results.toLocaleString('en'),
          cpuOf(rounds, 'outcomes'),
          cpuOf(rounds, 'undone'),
          cpuOf(rounds, 'answers'),
          cpuOf(rounds, 'listed'),
          bare,
          median(rounds.map(({ outcomes }) => outcomes.seconds)),
        ]),
      },
    ],
    figures: [],
    ratios: [...flat('outcomes', 'by outcomes'), ...flat('answers', 'by answers')],
    notes: [
      'Quizzes of two questions. The bare limit writes the same rows and changes of scores in transactions of fifty.',
    ],
  }
}
