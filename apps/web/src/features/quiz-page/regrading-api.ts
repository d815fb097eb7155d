import { offeredReasons as reasonWords } from '@quizly/words/results.ts'
import { marking as markingWords } from '@quizly/words/desk.ts'
import type { AttemptForOwner, CallBodyInput, Calls, Regradings as RegradesPage } from '@quizly/contract'
import type { HandVerdict, OfferedReason, ShownScore } from '@quizly/domain'
import { useState } from 'react'
import { notify } from '../../components/feedback/toast.tsx'
import { type ActionTexts, runAction, useAction } from '../../components/feedback/use-action.ts'
import { call } from '../../lib/calls/call.ts'
import { refreshQuiz, useCachedList, useCachedQuery } from '../../lib/calls/queries.ts'
import { openDraft } from '../../lib/device/local-draft.ts'
import { CallError, messageOf } from '../../lib/failures.ts'
import { storedReason } from '../../lib/words/reasons.ts'
import { format } from '@quizly/words/language.ts'
import { personName } from '../../lib/words/person-name.ts'

export type RegradingChange = CallBodyInput<Calls['previewRemarking']>

/** How the questions of a quiz count, and every change of that, page by page. Regrades have older names on the wire. */
export const useRegrades = (quizId: string) =>
  useCachedList(['regrades', quizId], async (after, signal) => {
    const query = after === undefined ? {} : { after }
    const { remarkings, ...page } = await call('getRemarkings', { params: { quizId }, query }, { signal })
    return { ...page, regrades: remarkings }
  })

export type Regrades = Omit<RegradesPage, 'remarkings'> & { regrades: RegradesPage['remarkings'] }

/** What a class wrote as the answer to a question. */
export const useWrittenAnswers = (quizId: string, questionId: string) =>
  useCachedQuery(['written-answers', quizId, questionId], (signal) =>
    call('listWrittenAnswers', { params: { quizId, questionId } }, { signal }),
  )

/** What the educator has decided about an answer. Nothing is accepted by itself. */
export type Decision = 'accepted' | 'refused'

/** The decisions about the answers to a question that this device keeps, by the normal form of the answers. */
export const answerDecisions = (questionId: string) => openDraft(`answers:${questionId}`, areDecisions)

function areDecisions(stored: unknown): stored is [string, Decision][] {
  const isDecision = (each: unknown) =>
    Array.isArray(each) && typeof each[0] === 'string' && (each[1] === 'accepted' || each[1] === 'refused')
  return Array.isArray(stored) && stored.every(isDecision)
}

/** What a change would do, as the server foresees it. */
export const useRegradingPreview = (quizId: string, change: RegradingChange) =>
  useCachedQuery(['regrade-preview', quizId, change], (signal) =>
    call('previewRemarking', { params: { quizId }, body: change }, { signal }),
  )

type SimulationBody = CallBodyInput<Calls['simulateRules']>

const simulate = (quizId: string, body: SimulationBody, signal: AbortSignal) =>
  call('simulateRules', { params: { quizId }, body }, { signal })

/** What each of the rules would have given for a question. */
export const useRuleSimulation = (quizId: string, questionId: string, rules: SimulationBody['rules']) =>
  useCachedQuery(['simulation', quizId, questionId, rules], (signal) =>
    simulate(quizId, { questionId, rules }, signal),
  )

/** Who would gain by a rule, or lose. */
export const useMovedNames = (
  quizId: string,
  questionId: string,
  { rule, move }: { rule: SimulationBody['rules'][number]; move: 'up' | 'down' },
) =>
  useCachedList(['simulated-names', quizId, questionId, rule, move], async (after, signal) => {
    const body = { questionId, rules: [rule], names: { move, ...(after !== undefined && { after }) } }
    const { names } = await simulate(quizId, body, signal)
    return names ?? { students: [] }
  })

export const reasonId = 'regrade-reason'

/** Marks a question again, for a reason that students see. If the quiz was changed meanwhile, nothing is done. */
export function useRegrade({
  quizId,
  number,
  offeredReason,
  onDone,
}: {
  quizId: string
  number: number
  offeredReason: OfferedReason
  onDone: () => void
}) {
  const [written, setReason] = useState<string>()
  const [isMissing, setMissing] = useState(false)
  const reason = written ?? reasonWords.reasons[offeredReason]
  const { run, isBusy } = useAction(
    async (body: RegradingChange & { reason: string }) => {
      const { remarkingId: regradeId, ...done } = await call('remarkQuestion', { params: { quizId }, body })
      // It stays when the screen goes.
      notify({
        kind: 'success',
        text: () => markingWords.done(number, describeDone(done)),
        action: {
          label: () => markingWords.undo,
          run: () => void undoRegrade(quizId, { ...done, regradeId }),
        },
      })
      setReason(undefined)
      onDone()
    },
    {
      failed: () => markingWords.notSaved,
      denied: (error) =>
        error instanceof CallError && error.code === 'quiz-changed'
          ? {
              text: () => messageOf(error),
              action: { label: () => markingWords.showQuiz, run: () => void refreshQuiz(quizId) },
            }
          : undefined,
    },
  )
  async function regrade(change: RegradingChange) {
    if (isBusy) return
    const isEmpty = reason.trim() === ''
    setMissing(isEmpty)
    if (isEmpty) document.getElementById(reasonId)?.focus()
    else await run({ ...change, reason: storedReason(reason, offeredReason) })
  }
  const problem = isMissing ? markingWords.noReason : undefined
  return { reason, setReason, problem, isBusy, regrade }
}

type Undone = { regradeId: string; revision: number; overEdits?: boolean }

/** Takes a regrade back and says what that did. `revision` is the one that the educator has seen. */
export async function undoRegrade(quizId: string, undone: Undone): Promise<void> {
  const { regradeId, revision: baseRevision, overEdits } = undone
  const body = { baseRevision, ...(overEdits && { overEdits }) }
  const send = () => call('undoRemarking', { params: { quizId, remarkingId: regradeId }, body })
  const again = () => void undoRegrade(quizId, undone)
  const texts: ActionTexts<void, Awaited<ReturnType<typeof send>>> = {
    done: (done) => () => markingWords.undone(describeDone(done)),
    failed: () => markingWords.notUndone,
  }
  await runAction(send, undefined, texts, notify, again)
  await refreshQuiz(quizId)
}

type RequestedMark = { questionId: string; verdict: HandVerdict | null; reason?: string }

/**
 * Marks one answer of an attempt by hand. If somebody else has changed the attempt meanwhile, nothing is done: `onMarked`
 * shows it as it is now, and the screen says what has changed.
 */
export function useMarkingByHand(
  attempt: AttemptForOwner,
  numberOf: (questionId: string) => number,
  onMarked: (attempt: AttemptForOwner) => void,
) {
  const { quiz, result, version: baseVersion } = attempt
  const { run, isBusy } = useAction(
    async (requested: RequestedMark) => {
      const params = { quizId: quiz._id, attemptId: result._id }
      try {
        const marked = await call('markByHand', { params, body: { ...requested, baseVersion } })
        onMarked(marked)
        return marked
      } catch (error) {
        const theirs = theirAttempt(error)
        if (theirs) onMarked(theirs)
        throw error
      }
    },
    {
      done: (marked, requested) => () => describeMark(marked, requested, numberOf(requested.questionId)),
      failed: () => markingWords.notSaved,
      // What has changed is to be looked at before it is marked once more.
      denied(error) {
        const theirs = theirAttempt(error)
        return (
          theirs &&
          (() => [markingWords.changedMeanwhile, ...describeChanges(attempt, theirs, numberOf)].join(' '))
        )
      },
    },
  )
  return { isBusy, mark: async (requested: RequestedMark) => !isBusy && run(requested) }
}

const theirAttempt = (error: unknown) => (error instanceof CallError ? error.failure.theirAttempt : undefined)

/** “4”, or “4 + ?” while points are open. */
export const openPoints = ({ score, waiting = 0 }: Pick<ShownScore, 'score' | 'waiting'>) =>
  waiting > 0 ? markingWords.openPoints(score) : format.number(score)

type Moves = { results: number; up: number; down: number; same: number }

/** "Of 30 results, 3 go up and none goes down." */
export function describeScores({ results, up, down, same }: Moves): string {
  if (results === 0) return markingWords.noResults
  if (up + down + same === 0) return markingWords.noScores
  const moves = markingWords.moves(results, markingWords.goUp(up), markingWords.goDown(down))
  return same > 0 ? `${moves} ${markingWords.keepShare(same)}` : moves
}

/** "3 scores went up, 1 went down." */
export function describeDone({ up, down }: Moves): string {
  return up + down === 0
    ? markingWords.noneMoved
    : markingWords.moved(markingWords.wentUp(up), markingWords.wentDown(down))
}

type Seen = Pick<AttemptForOwner, 'result' | 'marksByHand'>

/**
 * What has become of an attempt since it was seen, in sentences: what others have marked by hand, answers that came in,
 * and verdicts that changed otherwise. `numberOf` gives a question's number.
 */
export function describeChanges(
  before: Seen,
  after: Seen,
  numberOf: (questionId: string) => number,
): string[] {
  const known = new Set(before.marksByHand?.map(({ _id }) => _id))
  const marks = (after.marksByHand ?? []).filter(({ _id }) => !known.has(_id))
  const marked = new Set(marks.map(({ questionId }) => questionId))
  const answers = new Map(before.result.answers.map((each) => [each.questionId, each.selectedOption]))
  const verdicts = new Map(before.result.verdicts.map((each) => [each.questionId, each.verdict]))
  return [
    ...marks.map(({ questionId, verdict, by }) => theyMarked(personName(by), numberOf(questionId), verdict)),
    ...after.result.answers
      .filter((each) => !isSame(answers.get(each.questionId), each.selectedOption))
      .map(({ questionId }) => markingWords.otherAnswer(numberOf(questionId))),
    ...after.result.verdicts
      .filter((each) => !marked.has(each.questionId) && verdicts.get(each.questionId) !== each.verdict)
      .map(({ questionId, verdict }) => markingWords.isNow[verdict](numberOf(questionId))),
  ]
}

function theyMarked(name: string, number: number, verdict: HandVerdict | null): string {
  if (!verdict) return markingWords.theyTookBack(name, number)
  return typeof verdict === 'string'
    ? markingWords.theyCounted[verdict](name, number)
    : markingWords.theyCounted.points(name, number, verdict.points)
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What an answer counts as after a mark by hand, and the score. */
function describeMark(
  { result }: AttemptForOwner,
  { questionId, verdict }: { questionId: string; verdict: HandVerdict | null },
  number: number,
): string {
  const { score: points, waiting, totalQuestions, maxScore = totalQuestions } = result
  const score = markingWords.scoreNow(openPoints({ score: points ?? 0, waiting }), maxScore)
  if (verdict) {
    const counts =
      typeof verdict === 'string'
        ? markingWords.counts[verdict](number)
        : markingWords.counts.points(number, verdict.points)
    return `${counts} ${score}`
  }
  const now = result.verdicts.find((each) => each.questionId === questionId)?.verdict
  return `${markingWords.markUndone[now ?? 'skipped'](number)} ${score}`
}
