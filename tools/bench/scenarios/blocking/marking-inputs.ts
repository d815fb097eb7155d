import { type AttemptForOwner, getQuestions, getTimeline } from '@quizly/contract'
import { callOnce } from '../../http/call-all.ts'
import type { Fixture } from './blocking-fixture.ts'

/** Lets a question count in another way than in the round before. */
export async function regradingOf({ port, educator: { token }, params }: Fixture, round: number) {
  const current = await callOnce(port, getQuestions, { token, params })
  const [questionId, baseRevision] = [current.questions[0]?._id ?? '', current.revision]
  return {
    token,
    params,
    body: { questionId, baseRevision, mode: round % 2 ? 'left-out' : 'full-marks', mayLower: true },
  }
}

/** Accepts as many answers as it may, in letters with two marks, which take longest to compose. */
export async function acceptingOf({ port, educator: { token }, params }: Fixture) {
  const { questions: current, revision } = await callOnce(port, getQuestions, { token, params })
  const accepted = Array.from({ length: 1_000 }, (_, at) =>
    `${at} ${'o\u0323\u0302'.repeat(32)}`.slice(0, 100),
  )
  const questionId = current.at(-1)?._id ?? ''
  return {
    token,
    params,
    body: {
      questionId,
      baseRevision: revision,
      mode: 'answers',
      mayLower: false,
      accepted,
      refused: accepted,
    },
  }
}

/** Marks an answer of the largest result by hand, each time as another one. */
export async function markOf({ port, educator: { token }, finisher, params }: Fixture, round: number) {
  const input = { token, params, query: { userId: finisher.user._id } }
  const attempt = (await callOnce(port, getTimeline, input)) as AttemptForOwner
  const verdict = round % 2 ? 'incorrect' : 'correct'
  return {
    token,
    params: { ...params, attemptId: attempt.result._id },
    body: {
      questionId: attempt.result.answers[0]?.questionId ?? '',
      verdict,
      reason: 'x'.repeat(500),
      baseVersion: attempt.version,
    },
  }
}
