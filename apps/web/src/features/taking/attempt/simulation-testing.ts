import type { ErrorCode, Failure } from '@quizly/contract'
import type { Answer, SavedAnswer } from '@quizly/domain'
import { expect, test } from 'vitest'
import { CallError, ForeignReplyError, NetworkError } from '../../../lib/failures.ts'
import { openedAttempt } from '../page-testing.ts'
import { advance, openedState } from './attempt-session.ts'
import type { AttemptEvent, Effect, SavePace, Send, Submit, TimerName } from './attempt-state.ts'
import type { StoredReport } from './browser-report.ts'
import { liveMs } from './clock.ts'
import type { OpenAttempt, ShownAnswer } from './open-attempt.ts'
import { saveStateOf } from './saving.ts'

export type Given = {
  opened?: Partial<OpenAttempt>
  answers?: ShownAnswer[]
  stored?: Partial<StoredReport>
  remainingMs?: number
}

export const offline = new NetworkError('No answer')
export const foreign = new ForeignReplyError(403, '')
export const refused = (status: number, code: ErrorCode, more: Partial<Failure> = {}) =>
  new CallError(status, { code, message: 'No', ...more })
export const over = (answers: object[] = []) =>
  refused(409, 'already-attempted', { result: { answers } } as Partial<Failure>)

export const savedAt = '2026-01-05T08:00:01.000Z'
/** The wall clock when a simulation begins; the monotonic clock stands at 1,000. */
export const wallAtStart = 1_000_000

/** An attempt with two questions and a minute left, which a test leads through events, replies and time. */
export function simulate({ opened, answers = [], stored, remainingMs = 60_000 }: Given = {}) {
  const now = { monotonic: 1_000, wall: wallAtStart, random: 0 }
  const given = openedAttempt(opened, answers)
  const attempt = { ...given, known: { ...given.known, remainingMs } }
  let state = openedState(attempt, { device: 'd', isPending: false, ...stored }, now)
  const effects: Effect[] = []
  const saves: string[] = [saveStateOf(state)]
  const journal: SavedAnswer[] = []

  function handle(next: AttemptEvent): void {
    const transition = advance(state, next, { ...now })
    state = transition.state
    effects.push(...transition.effects)
    for (const effect of transition.effects) {
      if (effect.do === 'put in journal') journal.push(effect.change)
      if (effect.do === 'remove from journal')
        for (const change of effect.changes)
          if (journal.includes(change)) journal.splice(journal.indexOf(change), 1)
    }
    if (saveStateOf(state) !== saves.at(-1)) saves.push(saveStateOf(state))
  }

  function tick(ms: number): void {
    now.monotonic += ms
    now.wall += ms
  }

  /** Lets the time pass, with the timers that are due meanwhile. */
  function pass(ms: number): void {
    const until = now.monotonic + ms
    for (;;) {
      const [next] = Object.entries(state.timers)
        .flatMap(([timer, due]) =>
          due !== undefined && due <= until ? [{ timer: timer as TimerName, due }] : [],
        )
        .toSorted((one, other) => one.due - other.due)
      if (!next) break
      tick(Math.max(0, next.due - now.monotonic))
      handle({ type: 'due', timer: next.timer })
    }
    tick(until - now.monotonic)
  }

  const sends = () => effects.filter((effect): effect is Send => effect.do === 'send')
  const submits = () => effects.filter((effect): effect is Submit => effect.do === 'submit')
  const refreshes = () => effects.filter((effect) => effect.do === 'refresh')
  function present<T>(one: T | undefined): T {
    if (one === undefined) throw new Error('Nothing was sent')
    return one
  }

  const simulation = {
    now,
    sends,
    submits,
    tabMessages: () => effects.flatMap((effect) => (effect.do === 'post to tabs' ? [effect.message] : [])),
    state: () => state,
    event(next: AttemptEvent) {
      handle(next)
      return simulation
    },
    pass(ms: number) {
      pass(ms)
      return simulation
    },
    setWall(byMs: number) {
      now.wall += byMs
      return simulation
    },
    start: () => simulation.event({ type: 'started' }),
    answer: (questionId: string, selectedOption: Answer['selectedOption'], pace?: SavePace) =>
      simulation.event({ type: 'answered', questionId, selectedOption, pace }),
    /** The server acknowledges the send at this place. */
    save(index: number, left = liveMs(state, now), others: (Answer & { left?: true })[] = []) {
      const reply = { savedAt, remainingMs: left, others }
      return simulation.event({ type: 'saved', sent: present(sends().at(index)), reply })
    },
    fail: (index: number, error: unknown) =>
      simulation.event({ type: 'not saved', sent: present(sends().at(index)), error }),
    /** A refresh brings this attempt. */
    refresh(attemptNow: object) {
      const reply = { quiz: {}, questions: [], attempt: attemptNow } as never
      return simulation.event({ type: 'refreshed', request: present(refreshes().at(-1)), reply })
    },
    submit: () => simulation.event({ type: 'submit' }),
    submitted: () => simulation.event({ type: 'submitted', sent: present(submits().at(-1)) }),
    notSubmitted: (error: unknown) =>
      simulation.event({ type: 'not submitted', sent: present(submits().at(-1)), error }),
    /** The time runs out, and the server says that no more was given. */
    atZero: () => simulation.pass(60_001).save(-1, 0),
    /** What can be seen of it, in short. */
    view: () => ({
      save: saveStateOf(state),
      saves,
      shown: Object.fromEntries(
        [...state.answers.values()].map((each) => [each.questionId, each.selectedOption]),
      ),
      answered: state.answered,
      sent: sends()
        .filter(({ why }) => why === 'unsaved' || why === 'last')
        .map(({ changes }) => changes.map(({ selectedOption }) => selectedOption)),
      journal: journal.map(({ selectedOption }) => selectedOption),
      asks: sends().filter(({ why }) => why === 'time is over').length,
      refreshes: refreshes().length,
      submits: submits().length,
      seconds: Math.ceil(state.leftMs / 1_000),
      isEnded: state.isEnded,
      isBusy: state.submission.isBusy,
      isPending: state.stored.isPending,
      tries: state.submission.failed?.times ?? 0,
      given: effects.flatMap((effect) => (effect.do === 'notify' ? [effect.moreMs] : [])),
      failures: effects.filter((effect) => effect.do === 'report failure').length,
      leaves: effects.flatMap((effect) => (effect.do === 'leave' ? [effect.arrival] : [])),
      hasOtherTab: state.hasOtherTab,
    }),
  }
  return simulation
}
export type Simulation = ReturnType<typeof simulate>

/** One row of the table: what happens to an attempt, and what of it can be seen then. */
export const rule = (
  title: string,
  happens: (attempt: Simulation) => void,
  then: object,
  given: Given = {},
) =>
  test(title, () => {
    const attempt = simulate(given)
    attempt.start()
    happens(attempt)
    expect(attempt.view()).toMatchObject(then)
  })
