import { getAnalysis, simulatedRules, simulateRules } from '@quizly/contract'
import { callOnce } from '../../http/call-all.ts'
import type { Machine, Server } from '../../processes/child.ts'
import { cpuMsOf } from '../../processes/cost.ts'
import { startQuizly } from '../../processes/servers.ts'
import { ratio, type Section } from '../../report/section.ts'
import { median } from '../../report/statistics.ts'
import type { Sizes } from '../../sizes.ts'
import { fillStore } from '../growth/filled-store.ts'
import { type Account, signUp } from '../seeding.ts'
import { bareReadMs } from './bare-read.ts'

const questionCount = 20
const questions = Array.from({ length: questionCount }, (_, at) => ({
  _id: `q${at}`,
  text: `Which process in part ${at} of the passage needs energy?`,
  type: at === 0 ? 'multiple' : 'single',
  options: ['Osmosis', 'Active transport'],
  correctAnswers: ['Active transport'],
}))
const content = { questions, answers: [], outcomes: '+B-A'.repeat(questionCount / 2) }
/** Each second answer is half right. */
const partial = {
  questions: questions.map((question) => ({ ...question, type: 'multiple', rule: 'each-decision' })),
  answers: [],
  outcomes: `${'+B%AB'.repeat(questionCount / 2)}|${Array.from({ length: questionCount / 2 }, (_, at) => `${2 * at + 2}~1:2`).join('|')}`,
}
/** The most CPU ms for ten thousand attempts: of the analysis, and of what all rules would have given for a question. */
const most = { attempts: 10_000, ms: 100, partialMs: 120 }

type Round = { cpuMs: number; rulesMs: number; bareMs: number }

/** What the item analysis of quizzes of several sizes costs, beside reading the same rows alone. */
export async function measureAnalysis(
  machine: Machine,
  { analysed, analysisRounds }: Sizes,
): Promise<Section> {
  const plain = await analyseEach(machine, content, analysed, analysisRounds)
  return describe(plain, await analyseEach(machine, partial, analysed, analysisRounds))
}

async function analyseEach(
  machine: Machine,
  contents: typeof content,
  analysed: readonly number[],
  analysisRounds: number,
): Promise<Map<number, Round[]>> {
  const file = `${machine.folder}/analysis-${contents === content ? 'plain' : 'partial'}.db`
  const first = await startQuizly(machine, `sqlite:${file}`)
  const [educator] = await signUp(first.port, 'admin', 1)
  await first.stop()
  if (!educator) throw new Error('There is no educator')
  const ownQuizzes = analysed.map((results, at) => ({ quizId: `own-${at + 1}`, results, studentId: '' }))
  fillStore(
    file,
    { results: 0, quizzes: ownQuizzes.length, ownQuizzes },
    { ownerId: educator.user._id, content: contents },
  )
  const quizly = await startQuizly(machine, `sqlite:${file}`)
  const measured = new Map<number, Round[]>()
  for (const { quizId, results } of ownQuizzes) {
    const rounds: Round[] = []
    // The first one does not count.
    for (let round = 0; round <= analysisRounds; round += 1) {
      const before = cpuMsOf([quizly.pid])
      const { analysis } = await callOnce(quizly.port, getAnalysis, {
        token: educator.token,
        params: { quizId },
      })
      const cpuMs = cpuMsOf([quizly.pid]) - before
      const partly = contents === content ? undefined : results
      if (analysis.questions[1]?.difficulty.partly !== partly) throw new Error('The second question is wrong')
      const rulesMs = await rulesMsOf(quizly, educator, quizId)
      if (round > 0) rounds.push({ cpuMs, rulesMs, bareMs: bareReadMs(file, quizId, results) })
    }
    measured.set(results, rounds)
  }
  await quizly.stop()
  return measured
}

/** What each rule would have given for the first question. */
async function rulesMsOf({ port, pid }: Server, { token }: Account, quizId: string): Promise<number> {
  const before = cpuMsOf([pid])
  const body = { questionId: 'q0', rules: [...simulatedRules] }
  const { rules } = await callOnce(port, simulateRules, { token, params: { quizId }, body })
  if (rules.length !== simulatedRules.length) throw new Error('A rule is missing')
  return cpuMsOf([pid]) - before
}

function describe(measured: ReadonlyMap<number, Round[]>, partly: ReadonlyMap<number, Round[]>): Section {
  return {
    title: 'Item analysis, on SQLite',
    tables: [
      {
        caption: `Attempts with ${questionCount} questions`,
        head: [
          'attempts',
          'analysis, CPU ms',
          '… with partial credit',
          'five rules of one question, CPU ms',
          'bare, CPU ms',
        ],
        rows: [...measured].map(([results, rounds]) => [
          results.toLocaleString('en'),
          median(rounds.map(({ cpuMs }) => cpuMs)),
          median((partly.get(results) ?? []).map(({ cpuMs }) => cpuMs)),
          median(rounds.map(({ rulesMs }) => rulesMs)),
          median(rounds.map(({ bareMs }) => bareMs)),
        ]),
      },
    ],
    figures: [],
    ratios: [
      ...ratio(
        `CPU of ${most.attempts.toLocaleString('en')} × ${questionCount} ÷ ${most.ms} ms`,
        measured.get(most.attempts) ?? [],
        ({ cpuMs }) => [cpuMs, most.ms],
        { must: 1, want: 0.5, atMost: true },
      ),
      ...ratio(
        `CPU of ${most.attempts.toLocaleString('en')} × ${questionCount} with partial credit ÷ ${most.partialMs} ms`,
        partly.get(most.attempts) ?? [],
        ({ cpuMs }) => [cpuMs, most.partialMs],
        { must: 1, want: 0.75, atMost: true },
      ),
      ...ratio(
        `CPU of five rules for ${most.attempts.toLocaleString('en')} ÷ ${most.ms} ms`,
        measured.get(most.attempts) ?? [],
        ({ rulesMs }) => [rulesMs, most.ms],
        { must: 1, want: 0.5, atMost: true },
      ),
    ],
    notes: ['Bare is one process that reads the same rows by one statement.'],
  }
}
