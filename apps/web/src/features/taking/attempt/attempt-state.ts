import type { CallResult, Calls } from '@quizly/contract'
import type { Answer, SavedAnswer, SelectedOption } from '@quizly/domain'
import type { Arrival } from '../messages.ts'
import type { StoredReport } from './browser-report.ts'
import type { ShownAnswer } from './open-attempt.ts'

/** A device's two clocks, in ms, and a random number below 1. */
export type Now = { monotonic: number; wall: number; random: number }

/** When a change is sent: a choice at once, a text when typing has paused for so many ms. */
export type SavePace = 'at once' | number
export const textPauseMs = 500

/** Why sends fail. `blocked`: something on the way to the server refuses them. */
export type Trouble = 'offline' | 'failing' | 'blocked'

/** A suspect was in a batch that was refused, and is sent alone. `isSentLast`: when the page was hidden. */
type Unsaved = { change: SavedAnswer; isSuspect?: boolean; isSentLast?: boolean }

/** `here`, `offline-here`: only this page has it; `refused`: not sent again; `missed`: one came too late. */
export type SaveState =
  | 'saved'
  | 'settling'
  | 'saving'
  | 'offline'
  | 'offline-here'
  | 'failing'
  | 'refused'
  | 'here'
  | 'missed'

export type ShownAnswers = ReadonlyMap<string, ShownAnswer>

export type TimerName =
  | 'tick'
  | 'end'
  | 'save'
  | 'slow'
  | 'resume'
  | 'resubmit'
  | 'patience'
  | 'leave'
  | 'tabs'
  | 'alone'

/**
 * `isWanted`: it began before the time was over, and stays so when it is sent again. `step`: what it waits for first: answers of
 * other devices, the server's word that the time is over, or the quiz, read because that word did not come. `failed`: why
 * the last try failed, and how many in a row. `arrival`: what the result's page says first.
 */
type Submission = {
  isBusy: boolean
  isWanted?: boolean | undefined
  step?: 'refreshing' | 'asking' | 'reading' | undefined
  failed?: { error: unknown; times: number } | undefined
  arrival?: Arrival | null
}

/** An attempt on this page. Nothing in it is ever changed in place. Times are by the monotonic clock. */
export type AttemptState = {
  questions: readonly { _id: string }[]
  answers: ShownAnswers
  /** A 1 for each question that is answered, a 0 for each that is not, in order. */
  answered: string
  durationMs: number
  endsAt: number
  leftMs: number
  isEnded: boolean
  /** Since when the time has been over. */
  overSince: number
  /** How far this device's time is ahead of the monotonic clock. It only grows. */
  deviceLead: number
  /** The same of the wall clock, when it was last compared. */
  wallLead: number
  unsaved: ReadonlyMap<string, Unsaved>
  refused: ReadonlySet<string>
  trouble: Trouble | null
  failures: number
  isSending: boolean
  /** The connection came back while it was. */
  isSentAgain: boolean
  isSlow: boolean
  isOnDevice: boolean
  /** An answer was not taken, because its question was left before it arrived. */
  hasMissed: boolean
  isPastEnd: boolean
  isRunning: boolean
  maySend: boolean
  /** The attempt is over, and nothing of it is kept on this device but what the server does not have. */
  isFinished: boolean
  isCopy: boolean
  hasToReportResumption: boolean
  stored: StoredReport
  /** The answers that were shown when a refresh was asked for; undefined without one. */
  refreshedFrom: ShownAnswers | undefined
  submission: Submission
  hasOtherTab: boolean
  timers: Partial<Record<TimerName, number | undefined>>
}

/** What other tabs get: `hello` asks them to answer with `here`; `ended` says that the server has closed the attempt. */
export type TabMessage = { kind: 'hello' | 'here' | 'answer' | 'ended'; answers: ShownAnswer[] }

export type Refresh = { do: 'refresh'; askedAt: number; deviceTime: number }
type Sent = {
  askedAt: number
  deviceTime: number
  /** How long the attempt has lasted, and since when there has been no connection. */
  elapsedMs: number
  offlineSince: number | undefined
  device: string
}
/** `why`: the unsaved answers, those of a page that may close, or a report, or before a submission. */
export type Send = Sent & {
  do: 'send'
  why: 'unsaved' | 'last' | 'report' | 'time is over' | 'too long'
  changes: readonly SavedAnswer[]
  isResumed: boolean
}
export type Submit = Sent & {
  do: 'submit'
  answers: readonly SavedAnswer[]
  waiting: readonly SavedAnswer[]
  /** It began when the time was over. */
  isAtZero: boolean
}

export type Effect =
  | Send
  | Submit
  | Refresh
  | { do: 'put in journal'; change: SavedAnswer }
  | { do: 'remove from journal'; changes: readonly SavedAnswer[] }
  | { do: 'copy'; answers: readonly SavedAnswer[]; remainingMs: number }
  | { do: 'post to tabs'; message: TabMessage }
  | { do: 'notify'; moreMs: number }
  | { do: 'report failure'; error: unknown }
  | { do: 'clear failures' }
  | { do: 'close dialogs' }
  | { do: 'finish' }
  | { do: 'leave'; arrival: Arrival | null }

export type AttemptEvent =
  | { type: 'started' | 'stopped' | 'hidden' | 'online' | 'offline' }
  | {
      type: 'answered'
      questionId: string
      selectedOption: SelectedOption
      pace?: SavePace | undefined
      left?: true | undefined
    }
  | { type: 'field left' | 'stream blocked' | 'refresh requested' }
  | { type: 'journal written'; isOnDevice: boolean }
  | {
      type: 'saved'
      sent: Send
      reply: {
        savedAt: string
        remainingMs: number
        others: readonly (Answer & { left?: true | undefined })[]
      }
    }
  | { type: 'not saved'; sent: Send; error: unknown }
  | { type: 'refreshed'; request: Refresh; reply: CallResult<Calls['getQuiz']> }
  | { type: 'not refreshed'; error: unknown }
  | { type: 'duration'; durationMs: number }
  | { type: 'ended' }
  | { type: 'tab message'; message: TabMessage }
  | { type: 'submit' | 'take back' }
  | { type: 'submitted'; sent: Submit }
  | { type: 'not submitted'; sent: Submit; error: unknown }
  | { type: 'due'; timer: TimerName }

export type Transition = {
  state: AttemptState & {
    answers: Map<string, ShownAnswer>
    unsaved: Map<string, Unsaved>
    refused: Set<string>
  }
  effects: Effect[]
  now: Now
}
