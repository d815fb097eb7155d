import { createQuestions, createQuiz, getQuiz, renderTexts } from '@quizly/contract'
import { callWitness } from '../../../attack/witness/witness.ts'
import { callOnce } from '../../http/call-all.ts'
import { exchange } from '../../http/exchange.ts'
import type { Reply } from '../../http/reply.ts'
import { encodeCall } from '../../http/request.ts'
import type { Machine, Server } from '../../processes/child.ts'
import { childrenOf, cpuMsOf, memoryMb } from '../../processes/cost.ts'
import { startQuizly } from '../../processes/servers.ts'
import { figure, ratio, type Section } from '../../report/section.ts'
import type { Sizes } from '../../sizes.ts'
import { twentyQuestions } from '../quiz-content.ts'
import { type Account, openQuiz, signUp, startAll } from '../seeding.ts'
import { hostileTexts } from './hostile-texts.ts'

const formula = (at: number) => String.raw`\frac{-b \pm \sqrt{b^2 - ${at + 2}ac}}{2a} + \ce{H2SO4}`
const formulas = 18
const greatestQuiz = { questions: 500, formulasEach: 2 }
const perCall = 20
/** How often each page is asked for by the whole class. */
const turns = 8

type Round = {
  pageMs: number
  plainMs: number
  saveSeconds: number
  savePauseMs: number
  fuzzPauseMs: number
  rendererMb: number
}

/** What formulas cost: on the page of a quiz, when a large quiz is saved, and when texts are meant to do harm. */
export async function measureFormatted(machine: Machine, sizes: Sizes): Promise<Section> {
  const quizly = await startQuizly(machine, `sqlite:${machine.folder}/formatted.db`)
  const [educator] = await signUp(quizly.port, 'admin', 1)
  const students = await signUp(quizly.port, 'student', sizes.comparedStudents)
  if (!educator) throw new Error('There is no educator')
  const rounds: Round[] = []
  for (let round = 0; round <= sizes.formattedRounds; round += 1) {
    const page = await comparePages(quizly, { educator, students, round })
    const saved = await whileWatched(quizly, () => saveGreatestQuiz(quizly, educator, round))
    const fuzzed = await whileWatched(quizly, () => renderHostileTexts(quizly, educator, sizes.hostileTexts))
    // The first round compiles code.
    if (round === 0) continue
    rounds.push({
      ...page,
      saveSeconds: saved.seconds,
      savePauseMs: saved.pauseMs,
      fuzzPauseMs: fuzzed.pauseMs,
      rendererMb: Math.max(saved.rendererMb, fuzzed.rendererMb),
    })
  }
  await quizly.stop()
  const each = (name: string, unit: string, read: (round: Round) => number) =>
    figure(name, unit, rounds.map(read))
  const { questions, formulasEach } = greatestQuiz
  return {
    title: 'Formatted texts',
    figures: [
      ...each(`page with ${formulas} formulas, CPU`, 'ms', ({ pageMs }) => pageMs),
      ...each('plain page with as many bytes, CPU', 'ms', ({ plainMs }) => plainMs),
      ...each(
        `${questions} questions with ${questions * formulasEach} formulas saved in`,
        's',
        ({ saveSeconds }) => saveSeconds,
      ),
      ...each('memory of the renderer', 'MB', ({ rendererMb }) => rendererMb),
    ],
    ratios: [
      ...ratio(
        'page with formulas ÷ plain page with as many bytes',
        rounds,
        (at) => [at.pageMs, at.plainMs],
        {
          must: 1.1,
          want: 1,
          atMost: true,
        },
      ),
      ...ratio('longest pause while a quiz is saved ÷ 50 ms', rounds, (at) => [at.savePauseMs, 50], {
        must: 1,
        want: 0.4,
        atMost: true,
      }),
      ...ratio(
        `longest pause while ${sizes.hostileTexts.toLocaleString('en')} hostile texts are drawn ÷ 50 ms`,
        rounds,
        (at) => [at.fuzzPauseMs, 50],
        { must: 1, want: 0.4, atMost: true },
      ),
      ...ratio('memory of the renderer ÷ 120 MB', rounds, (at) => [at.rendererMb, 120], {
        must: 1,
        want: 0.8,
        atMost: true,
      }),
    ],
    notes: ['Pauses are those of /healthz, asked every 5 ms, without the time spent waiting for a core.'],
  }
}

type Class = { educator: Account; students: Account[]; round: number }

/** CPU of the page of a quiz with formulas, and of a plain one whose texts make it as long. */
async function comparePages(quizly: Server, { educator, students, round }: Class) {
  const drafts = twentyQuestions.map((question, at) =>
    at < formulas
      ? { ...question, format: 'markdown' as const, text: `${question.text} $${formula(at)}$` }
      : question,
  )
  const drawn = await openQuiz(quizly.port, educator, `F${round}`.padEnd(8, 'f'), drafts)
  await startAll(quizly.port, students.slice(0, 1), [drawn])
  const bytes = await pageBytes(quizly, students, drawn.quizId)
  const first = await openQuiz(quizly.port, educator, `G${round}`.padEnd(8, 'g'))
  await startAll(quizly.port, students.slice(0, 1), [first])
  const more = Math.ceil((bytes - (await pageBytes(quizly, students, first.quizId))) / twentyQuestions.length)
  const long = twentyQuestions.map((question) => ({ ...question, text: question.text + 'x'.repeat(more) }))
  const plain = await openQuiz(quizly.port, educator, `P${round}`.padEnd(8, 'p'), long)
  await startAll(quizly.port, students, [drawn, plain])
  const cpuOf = async (quizId: string) => {
    const before = cpuMsOf([quizly.pid])
    const requests = students.map(({ token }) => encodeCall(getQuiz, { token, params: { quizId } }))
    await exchange({ port: quizly.port, connections: 64, requests, onReply: expectSuccess })
    return (cpuMsOf([quizly.pid]) - before) / students.length
  }
  await cpuOf(drawn.quizId)
  await cpuOf(plain.quizId)
  let [pageMs, plainMs] = [0, 0]
  for (let turn = 0; turn < turns; turn += 1) {
    if (turn % 2 === 0) pageMs += await cpuOf(drawn.quizId)
    plainMs += await cpuOf(plain.quizId)
    if (turn % 2 === 1) pageMs += await cpuOf(drawn.quizId)
  }
  return { pageMs: pageMs / turns, plainMs: plainMs / turns }
}

async function pageBytes({ port }: Server, [student]: readonly Account[], quizId: string): Promise<number> {
  let bytes = 0
  const requests = [encodeCall(getQuiz, { token: student?.token ?? '', params: { quizId } })]
  await exchange({
    port,
    connections: 1,
    requests,
    onReply: ({ body }) => {
      bytes = body.length
    },
  })
  return bytes
}

/** Makes the work and tells how long it took, how long anybody else waited, and what the renderer took. */
async function whileWatched({ port, pid }: Server, work: () => Promise<void>) {
  const witness = await callWitness({ port, pid, atWork: [] })
  const renderers: number[] = []
  const watch = setInterval(() => {
    renderers.push(...childrenOf(pid).map((child) => memoryMb(child) ?? 0))
  }, 50)
  const startedAt = performance.now()
  await work()
  const seconds = (performance.now() - startedAt) / 1000
  clearInterval(watch)
  const { longestPauseMs: pauseMs } = await witness.endAfter(0)
  return { seconds, pauseMs, rendererMb: Math.max(0, ...renderers) }
}

async function saveGreatestQuiz({ port }: Server, { token }: Account, round: number): Promise<void> {
  const { questions: count, formulasEach } = greatestQuiz
  const questions = Array.from({ length: count }, (_, at) => ({
    text: Array.from({ length: formulasEach }, (__, each) => `$${formula(at * formulasEach + each)}$`).join(
      ' and ',
    ),
    format: 'markdown' as const,
    type: 'write' as const,
    options: [],
    correctAnswers: ['2'],
  }))
  const { quiz } = await callOnce(port, createQuiz, {
    token,
    body: {
      title: `Formulas ${round}`,
      numQuestions: count,
      timeLimit: 60,
      secretCode: `S${round}`.padEnd(8, 's'),
    },
  })
  await callOnce(port, createQuestions, { token, body: { quizId: quiz._id, questions } })
}

async function renderHostileTexts({ port }: Server, { token }: Account, count: number): Promise<void> {
  const texts = hostileTexts(count)
  for (let from = 0; from < count; from += perCall) {
    const body = {
      format: 'markdown' as const,
      texts: texts.slice(from, from + perCall).map((source) => ({ source })),
    }
    await callOnce(port, renderTexts, { token, body })
  }
}

function expectSuccess({ status, body }: Reply): void {
  if (status !== 200) throw new Error(`The quiz page was answered ${status}: ${body.toString()}`)
}
