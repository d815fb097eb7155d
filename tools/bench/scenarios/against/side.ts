import type { Socket } from 'node:net'
import { exchangeOver, openConnections, type Requests } from '../../http/exchange.ts'
import type { CallName } from '../../options.ts'
import type { Server, Machine } from '../../processes/child.ts'
import { cpuMsOf, memoryMb } from '../../processes/cost.ts'
import type { Engine } from '../../processes/engines.ts'
import type { Revision } from '../../processes/revision.ts'
import { startQuizly } from '../../processes/servers.ts'
import { Refusal } from '../../refusal.ts'
import type { Sizes } from '../../sizes.ts'
import { bellPhases } from '../bell/bell-calls.ts'
import { type Account, openQuiz, signUp } from '../seeding.ts'

export type Process = { startCpuMs: number; idleMb: number | undefined; endMb: number | undefined }

/** One of two builds that are compared: its database, and its server, which is started again and again. */
export type Side = {
  start: () => Promise<void>
  /** Ends the server and tells what its process cost apart from the calls. */
  stop: () => Promise<Process>
  openQuizzes: (round: string) => Promise<Taking>
}

/** How all students take new quizzes, call by call. */
export type Taking = {
  /** The requests of a call. Each call needs the replies of the one before. */
  requestsOf: (call: CallName) => Requests
  /** Opens the connections; the server closes those on which nothing comes for seconds. */
  connect: () => Promise<void>
  /** Sends some requests and tells how many seconds that took. */
  send: (work: Requests) => Promise<number>
  /** CPU time that server and database have used so far. */
  cpuMs: () => number
  end: () => void
}

type Parts = { engine: Engine; sizes: Sizes; revision?: Revision }

export function createSide(machine: Machine, { engine, sizes, revision }: Parts): Side {
  const blame = <Value>(work: Promise<Value>) => (revision ? blaming(revision, work) : work)
  let quizly: Server
  let atStart: Omit<Process, 'endMb'>
  let people: { educator: Account; students: Account[] } | undefined

  const openQuizzes = async (round: string): Promise<Taking> => {
    people ??= await signUpPeople(quizly.port, sizes)
    const { educator, students } = people
    const codes = Array.from({ length: sizes.comparedQuizzes }, (_, index) => `${round}Q${index}`)
    const opened = codes.map((code) => openQuiz(quizly.port, educator, code.padEnd(8, 'x')))
    const classes = (await Promise.all(opened)).map((quiz) => bellPhases(students, quiz))
    let sockets: Socket[] = []
    return {
      connect: async () => {
        sockets = await openConnections(quizly.port, sizes.connections)
      },
      // Saves are in the order of the questions; of twenty, some are enough.
      requestsOf: (call) =>
        joined(classes.map((each) => part(each[call](), 0, sizes.savedAnswers * students.length))),
      send: async (work) => (await blame(exchangeOver(sockets, work))).seconds,
      cpuMs: () => cpuMsOf([quizly.pid, ...engine.pids()]),
      end: () => sockets.forEach((socket) => socket.destroy()),
    }
  }
  return {
    start: async () => {
      quizly = await blame(startQuizly(machine, engine.url, revision?.root))
      atStart = { startCpuMs: cpuMsOf([quizly.pid]), idleMb: memoryMb(quizly.pid) }
    },
    stop: async () => {
      const endMb = memoryMb(quizly.pid)
      await quizly.stop()
      return { ...atStart, endMb }
    },
    openQuizzes: (round) => blame(openQuizzes(round)),
  }
}

async function signUpPeople(port: number, { comparedStudents }: Sizes) {
  const [educator] = await signUp(port, 'admin', 1)
  if (!educator) throw new Error('There is no educator')
  return { educator, students: await signUp(port, 'student', comparedStudents) }
}

/** Some of the requests, from one to before another. */
export const part = ({ requests, onReply }: Requests, from: number, to: number): Requests => ({
  requests: requests.slice(from, to),
  onReply: (reply, index) => onReply(reply, from + index),
})

/** All requests of several, one after the other. */
function joined(all: readonly Requests[]): Requests {
  const sources = all.flatMap(({ requests, onReply }) =>
    requests.map((request, index) => ({ request, onReply, index })),
  )
  return {
    requests: sources.map(({ request }) => request),
    onReply: (reply, position) => {
      const source = sources[position]
      source?.onReply(reply, source.index)
    },
  }
}

/** Says of what goes wrong with the other commit that it may be too old for the calls of this code. */
async function blaming<Value>({ commit }: Revision, work: Promise<Value>): Promise<Value> {
  try {
    return await work
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Refusal(
      `${commit} does not answer the calls of this code, so they cannot be compared. ${reason.slice(0, 500)}`,
      { cause: error },
    )
  }
}
