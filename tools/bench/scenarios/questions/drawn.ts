import { getQuiz, updateQuizSettings } from '@quizly/contract'
import { callOnce } from '../../http/call-all.ts'
import { exchangeOver, openConnections } from '../../http/exchange.ts'
import { encodeCall } from '../../http/request.ts'
import type { Machine } from '../../processes/child.ts'
import { cpuMsOf } from '../../processes/cost.ts'
import type { Engine } from '../../processes/engines.ts'
import { startQuizly } from '../../processes/servers.ts'
import { ratio, type Section } from '../../report/section.ts'
import { median } from '../../report/statistics.ts'
import type { Sizes } from '../../sizes.ts'
import { twentyQuestions } from '../quiz-content.ts'
import { openQuiz, signUp, startAll } from '../seeding.ts'

const kinds = ['shuffled', 'drawn'] as const
type Kind = (typeof kinds)[number]

/** Both ask twenty questions: of the drawn one five of each fifteen. */
const contents = {
  shuffled: twentyQuestions,
  drawn: ['Cells', 'Transport', 'Energy', 'Genes'].flatMap((name, at) =>
    Array.from({ length: 15 }, (_, index) => ({
      ...(twentyQuestions[(at * 5 + index) % 20] ?? twentyQuestions[0]),
      slot: { name, draw: 5 },
    })),
  ),
} as Record<Kind, typeof twentyQuestions>

/** How many requests one kind gets before it is the other one's turn. */
const partSize = 64

/** What the page of a quiz whose slots draw costs beside one that is shuffled. */
export async function measureDrawn(machine: Machine, engine: Engine, sizes: Sizes): Promise<Section> {
  const quizly = await startQuizly(machine, engine.url)
  const [educator] = await signUp(quizly.port, 'admin', 1)
  if (!educator) throw new Error('There is no educator')
  const students = await signUp(quizly.port, 'student', sizes.comparedStudents)
  const pages = await Promise.all(
    kinds.map(async (kind) => {
      const quiz = await openQuiz(
        quizly.port,
        educator,
        `${kind}xx`.slice(0, 8).padEnd(8, 'x'),
        contents[kind],
      )
      const params = { quizId: quiz.quizId }
      const body = { resultRelease: 'at-once', code: 'open', shuffleQuestions: true } as const
      await callOnce(quizly.port, updateQuizSettings, { token: educator.token, params, body })
      await startAll(quizly.port, students, [quiz])
      return students.map(({ token }) => encodeCall(getQuiz, { token, params }))
    }),
  )
  const sockets = await openConnections(quizly.port, partSize)
  const rounds: Record<Kind, number>[] = []
  for (let round = 0; round < sizes.comparedWarmUps + sizes.comparedRounds; round += 1) {
    const used = { shuffled: 0, drawn: 0 }
    for (let from = 0; from < students.length; from += partSize) {
      for (const kind of round % 2 === 0 ? kinds : kinds.toReversed()) {
        const requests = pages[kinds.indexOf(kind)]?.slice(from, from + partSize) ?? []
        const before = cpuMsOf([quizly.pid, ...engine.pids()])
        await exchangeOver(sockets, { requests, onReply: expectTwenty })
        used[kind] += (cpuMsOf([quizly.pid, ...engine.pids()]) - before) / students.length
      }
    }
    if (round >= sizes.comparedWarmUps) rounds.push(used)
  }
  sockets.forEach((socket) => socket.destroy())
  await quizly.stop()
  return {
    title: `The page of a drawn quiz beside a shuffled one, on ${engine.name}`,
    tables: [
      {
        caption: 'CPU ms of a page',
        head: [...kinds],
        rows: [kinds.map((kind) => median(rounds.map((round) => round[kind])))],
      },
    ],
    figures: [],
    ratios: ratio('page: CPU drawn ÷ shuffled', rounds, ({ drawn, shuffled }) => [drawn, shuffled], {
      must: 1.3,
      want: 1.1,
      atMost: true,
    }),
    notes: [`${students.length} students; both have twenty questions, the drawn one five of each fifteen.`],
  }
}

function expectTwenty({ status, body }: { status: number; body: Buffer }): void {
  const shown = status === 200 ? body.toString().split('"text":').length - 1 : 0
  if (shown !== 20) throw new Error(`A page was answered ${status} with ${shown} questions`)
}
