import type { CallName } from '../../options.ts'
import type { Child } from '../../processes/child.ts'
import type { Engine } from '../../processes/engines.ts'
import type { Sizes } from '../../sizes.ts'
import { type BellPhase, bellPhases } from '../bell/bell-calls.ts'
import { measurePhase, type PhaseMeasured } from '../bell/measured-phase.ts'
import { type Account, openQuiz } from '../seeding.ts'

/** A server with its database, and the people who are signed in. */
export type Side = { quizly: Child; engine: Engine; educator: Account; students: Account[] }

/** Opens new quizzes. The returned function lets every student make a call in each of them. */
export async function takeQuizzes(
  { quizly, engine, educator, students }: Side,
  round: number,
  { comparedQuizzes, savedAnswers, connections }: Sizes,
): Promise<(call: CallName) => Promise<PhaseMeasured>> {
  const codes = Array.from({ length: comparedQuizzes }, (_, index) => `A${round}Q${index}`.padEnd(8, 'x'))
  const quizzes = await Promise.all(codes.map((code) => openQuiz(quizly.port, educator, code)))
  const classes = quizzes.map((quiz) => bellPhases(students, quiz))
  return (call) => {
    // Saves are sorted by question; of twenty, some are enough.
    const phases = classes.map((each) => shorten(each[call](), savedAnswers * students.length))
    const target = { port: quizly.port, server: [quizly.pid], database: engine.pids() }
    return measurePhase(joined(phases), connections, target)
  }
}

const shorten = (phase: BellPhase, count: number) => ({
  ...phase,
  requests: phase.requests.slice(0, count),
})

/** The same call in several quizzes, one quiz after the other. */
function joined(phases: readonly BellPhase[]): BellPhase {
  const sources = phases.flatMap(({ requests, onReply }) =>
    requests.map((request, index) => ({ request, onReply, index })),
  )
  return {
    name: phases[0]?.name ?? '',
    requests: sources.map(({ request }) => request),
    onReply: (reply, position) => {
      const source = sources[position]
      source?.onReply(reply, source.index)
    },
  }
}
