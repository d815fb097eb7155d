import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { saveAnswers, startAttempt, verifyCode } from '@quizly/contract'
import { callAll } from '../../http/call-all.ts'
import { exchangeOver, openConnections } from '../../http/exchange.ts'
import { encodeCall } from '../../http/request.ts'
import type { Machine, Server } from '../../processes/child.ts'
import { cpuMsOf } from '../../processes/cost.ts'
import type { Engine } from '../../processes/engines.ts'
import { startQuizly } from '../../processes/servers.ts'
import { figure, ratio, type Section } from '../../report/section.ts'
import { percentile } from '../../report/statistics.ts'
import type { Sizes } from '../../sizes.ts'
import { type Account, openQuiz, signUp } from '../seeding.ts'

const characters = 10_000
/** As often as the page of a student who types without a pause. */
const everyMs = 10_000
/** Saves come in small groups, as students do not type in step. */
const groupMs = 200
const withEssay = [
  { text: 'Why?', type: 'essay' as const, options: [], correctAnswers: [], points: 6, essay: {} },
  { text: 'Who?', type: 'write' as const, options: [], correctAnswers: ['she'] },
]

type Saved = { p99Ms: number; cpuMs: number; writtenBytes: number | undefined }
type Round = { essay: Saved; short: Saved }

/** A class that types long essays, saved every ten seconds, beside one that saves short answers as often. */
export async function measureEssays(machine: Machine, engine: Engine, sizes: Sizes): Promise<Section> {
  const quizly = await startQuizly(machine, engine.url)
  const [educator] = await signUp(quizly.port, 'admin', 1)
  const students = await signUp(quizly.port, 'student', sizes.essayWriters)
  if (!educator) throw new Error('There is no educator')
  const [essay, short] = [
    await enterQuiz(quizly, educator, students, 'ESSAYESS'),
    await enterQuiz(quizly, educator, students, 'SHORTSHO'),
  ]
  const rounds: Round[] = []
  for (let round = 0; round <= sizes.essayRounds; round += 1) {
    const measured = {
      essay: await saveAll(quizly, engine, {
        ...essay,
        students,
        question: 0,
        textOf: (at) => essayOf(at, round),
      }),
      short: await saveAll(quizly, engine, {
        ...short,
        students,
        question: 1,
        textOf: (at) => `${at} in ${round}`,
      }),
    }
    if (round > 0) rounds.push(measured)
  }
  await quizly.stop()
  return {
    title: `Essays, on ${engine.name}`,
    figures: [
      ...figure(
        'essay saved, 99 % within',
        'ms',
        rounds.map((each) => each.essay.p99Ms),
      ),
      ...figure(
        '… CPU',
        'ms',
        rounds.map((each) => each.essay.cpuMs),
      ),
      ...figure(
        '… written to the disk',
        'bytes',
        rounds.map((each) => each.essay.writtenBytes),
      ),
      ...figure(
        'short answer saved, 99 % within',
        'ms',
        rounds.map((each) => each.short.p99Ms),
      ),
      ...figure(
        '… CPU',
        'ms',
        rounds.map((each) => each.short.cpuMs),
      ),
      ...figure(
        '… written to the disk',
        'bytes',
        rounds.map((each) => each.short.writtenBytes),
      ),
    ],
    ratios: [
      ...ratio('99 % of saves ÷ 500 ms', rounds, (each) => [each.essay.p99Ms, 500], {
        must: 1,
        want: 0.2,
        atMost: true,
      }),
      ...ratio(
        'CPU of saving an essay ÷ a short answer',
        rounds,
        (each) => [each.essay.cpuMs, each.short.cpuMs],
        {
          must: 1.5,
          want: 1.25,
          atMost: true,
        },
      ),
      ...ratio('written to the disk ÷ the row', rounds, (each) => [each.essay.writtenBytes, characters], {
        must: 3,
        want: 2,
        atMost: true,
      }),
    ],
    notes: [
      `${sizes.essayWriters} students save ${characters.toLocaleString('en')} characters every ${everyMs / 1000} s, a few at a time; each reply is checked.`,
      'What PostgreSQL writes is mostly whole segments and pages of its own, so it is not counted.',
    ],
  }
}

const essayOf = (student: number, round: number) =>
  `${student} in ${round}: ${'A membrane keeps apart what must not mix. '.repeat(300)}`.slice(0, characters)

async function enterQuiz({ port }: Server, educator: Account, students: readonly Account[], code: string) {
  const { quizId, secretCode, questions } = await openQuiz(port, educator, code, withEssay)
  await callAll(
    port,
    verifyCode,
    students.map(({ token }) => ({ token, body: { secretCode } })),
  )
  const started = await callAll(
    port,
    startAttempt,
    students.map(({ token }) => ({ token, params: { quizId } })),
  )
  return {
    questionIds: questions.map(({ _id }) => _id),
    attemptIds: started.map(({ attempt }) => attempt._id),
  }
}

type Class = {
  students: readonly Account[]
  attemptIds: readonly string[]
  questionIds: readonly string[]
  question: number
  textOf: (student: number) => string
}

async function saveAll(quizly: Server, engine: Engine, ofClass: Class): Promise<Saved> {
  const { students, attemptIds, questionIds, question, textOf } = ofClass
  const requests = students.map(({ token }, at) =>
    encodeCall(saveAnswers, {
      token,
      params: { attemptId: attemptIds[at] ?? '' },
      body: { changes: [{ questionId: questionIds[question] ?? '', selectedOption: textOf(at) }] },
    }),
  )
  const database = engine.pids()
  const pids = [quizly.pid, ...database]
  const [cpuBefore, writtenBefore] = [cpuMsOf(pids), writtenBy(quizly.pid)]
  const perGroup = Math.ceil((students.length * groupMs) / everyMs)
  const sockets = await openConnections(quizly.port, perGroup)
  const latencies: number[] = []
  const startedAt = performance.now()
  for (let from = 0; from < requests.length; from += perGroup) {
    await wait(Math.max(0, startedAt + (from / perGroup) * groupMs - performance.now()))
    const { latenciesMs } = await exchangeOver(sockets, {
      requests: requests.slice(from, from + perGroup),
      onReply: ({ status, body }) => {
        if (status !== 200 || !body.includes('"savedAt"'))
          throw new Error(`A save was answered ${status}: ${body.toString()}`)
      },
    })
    latencies.push(...latenciesMs)
  }
  sockets.forEach((socket) => socket.destroy())
  const written = writtenBy(quizly.pid)
  return {
    p99Ms: percentile(
      latencies.toSorted((one, other) => one - other),
      99,
    ),
    cpuMs: (cpuMsOf(pids) - cpuBefore) / requests.length,
    writtenBytes:
      written === undefined || writtenBefore === undefined || database.length > 0
        ? undefined
        : (written - writtenBefore) / requests.length,
  }
}

/** What a process has sent to the disk so far; undefined without /proc. */
function writtenBy(pid: number): number | undefined {
  try {
    return Number(/^write_bytes: (\d+)/m.exec(readFileSync(`/proc/${pid}/io`, 'utf8'))?.[1])
  } catch {
    return undefined
  }
}
