import type { QuizSummary, RunningAttempt, TimedResult } from '@quizly/contract'
import {
  type Answer,
  askedIn,
  laidOut,
  laidOutForStudent,
  markAnswers,
  type Question,
  readLayout,
  type RenderedText,
  type SavedAnswer,
  timeLimitMs,
  shownScore,
  verdictsIn,
} from '@quizly/domain'
import type { NextAttempt } from '../entering/several-attempts.ts'

export type Previewed = {
  quiz: QuizSummary
  questions: readonly Question[]
  layout: string | null
  several?: NextAttempt | undefined
  instructions?: RenderedText | undefined
}

type Sent = Answer & Pick<SavedAnswer, 'left'>
type Given = Map<string, Sent & { savedAt: number }>
const iso = (moment: number) => new Date(moment).toISOString()

/** Nothing is sent or stored, so nothing can be counted. `id` draws the order; `now` is in ms. */
export function createPreviewSession(
  { quiz, questions, layout, several, instructions }: Previewed,
  id: string,
  now: () => number,
) {
  const drawn = askedIn(questions, { seed: id, layout })
  const shown = laidOut([...drawn], { seed: id, layout })
  const { pages } = readLayout(layout)
  const durationMs = timeLimitMs(quiz.timeLimit)
  const given: Given = new Map()
  let startedAt: number | undefined
  let submittedAt: number | undefined

  function attempt(): RunningAttempt {
    startedAt ??= now()
    const remainingMs = Math.max(0, startedAt + durationMs - now())
    return {
      _id: id,
      state: 'in-progress',
      startedAt: iso(startedAt),
      deadline: iso(startedAt + durationMs),
      durationMs,
      remainingMs,
      answers: [...given.values()].map(({ savedAt, ...answer }) => ({
        ...answer,
        age: now() - savedAt,
        savedAt: iso(savedAt),
      })),
      pages,
    }
  }

  function keep(changes: readonly Sent[]) {
    for (const { questionId, selectedOption, left } of changes) {
      given.set(questionId, { questionId, selectedOption, left, savedAt: now() })
    }
  }

  const result = (userId: string) =>
    resultOf({ _id: id, quizId: quiz._id, userId }, shown, given, {
      submittedAt: submittedAt ?? now(),
      endsAt: (startedAt ?? 0) + durationMs,
    })
  const running = () => ({
    quiz,
    questions: laidOutForStudent(drawn, { seed: id, layout }),
    attempt: attempt(),
  })

  return {
    questions: shown,
    pages,
    several,
    instructions,
    result,
    answer(method: string, path: string, body: unknown): { status: number; body: unknown } | undefined {
      const sent = Object(body) as { changes?: Sent[]; answers?: Sent[]; userId?: string }
      switch (`${method} ${path}`) {
        case `GET /api/quiz/${quiz._id}`:
          return { status: 200, body: running() }
        case `POST /api/quiz/${quiz._id}/start`:
          return { status: 200, body: running() }
        case `PUT /api/attempts/${id}/answers`: {
          keep(sent.changes ?? [])
          return {
            status: 200,
            body: { savedAt: iso(now()), remainingMs: attempt().remainingMs, others: [] },
          }
        }
        case 'POST /api/results/submit': {
          keep(sent.answers ?? [])
          submittedAt ??= now()
          const { submittedBy: _, ...reply } = result(sent.userId ?? '')
          return { status: 201, body: reply }
        }
        default:
          return undefined
      }
    },
  }
}

function resultOf(
  ids: Pick<TimedResult, '_id' | 'quizId' | 'userId'>,
  shown: readonly Question[],
  given: Given,
  { submittedAt, endsAt }: { submittedAt: number; endsAt: number },
): TimedResult {
  const answers = shown.map(({ _id }) => {
    const answer = given.get(_id)
    const isSkipped = !answer?.selectedOption?.length
    return {
      questionId: _id,
      selectedOption: isSkipped ? null : answer.selectedOption,
      ...(!isSkipped && { savedAt: iso(answer.savedAt) }),
    }
  })
  const marks = markAnswers(shown, answers)
  return {
    ...ids,
    answers,
    ...shownScore(marks),
    verdicts: verdictsIn(marks.outcomes, shown),
    submittedAt: iso(submittedAt),
    submittedBy: submittedAt < endsAt ? 'student' : 'time',
  }
}

export type PreviewSession = ReturnType<typeof createPreviewSession>
