import type { Problem } from '../problem.ts'
import { writeAttemptRule } from './attempt-rule.ts'
import { heldForMs } from './devices.ts'
import {
  type AttemptToSee,
  type LastDeadline,
  type QuizAccess,
  releasesAnswers,
  showsAnswersToAll,
  whyNotOpen,
} from './visibility.ts'

/** Whether anybody who has submitted may still have to wait for the correct answers. */
function holdsAnswersBack(quiz: QuizAccess, lastDeadline: LastDeadline, now: number): boolean {
  const mayComeAgain = quiz.attemptRule !== null && quiz.attemptRule.allowed !== 1
  return mayComeAgain
    ? !showsAnswersToAll(quiz, lastDeadline, now)
    : !releasesAnswers(quiz, lastDeadline, now)
}

/**
 * Whether a student may practise the quiz at `now`, and so see its correct answers. `attempt` is their latest one; undefined
 * if they have not entered the quiz. Nobody can while they take it themselves, or while answers of another device may come.
 */
export function mayPractise(
  quiz: QuizAccess,
  attempt: AttemptToSee | undefined,
  lastDeadline: LastDeadline,
  now: number,
): boolean {
  if (!quiz.canBePractised || attempt === undefined || attempt.state === 'in-progress') return false
  if (attempt.state === 'submitted' && heldForMs(attempt, now) > 0) return false
  return whyNotOpen(quiz, now) !== 'not-open-yet' && !holdsAnswersBack(quiz, lastDeadline, now)
}

/**
 * What is wrong with these settings while practice is on. It is not switched on while attempts run or results are held back,
 * and while it is on a change does not hold them back.
 */
export function practiceProblems(
  before: QuizAccess,
  after: QuizAccess,
  { running, lastDeadline, now }: { running: number; lastDeadline: LastDeadline; now: number },
): Problem[] {
  if (!after.canBePractised) return []
  const isHeld = holdsAnswersBack(after, lastDeadline, now)
  if (!before.canBePractised) {
    const isRuleAlone = releasesAnswers(after, lastDeadline, now)
    if (isHeld)
      return [
        { path: 'practice', code: isRuleAlone ? 'practice-while-attempts-left' : 'practice-while-held-back' },
      ]
    return running > 0 ? [{ path: 'practice', code: 'practice-while-running', params: { running } }] : []
  }
  if (!isHeld || holdsAnswersBack(before, lastDeadline, now)) return []
  const isOtherRule = writeAttemptRule(before.attemptRule) !== writeAttemptRule(after.attemptRule)
  if (before.resultRelease !== after.resultRelease)
    return [{ path: 'resultRelease', code: 'held-back-while-practice' }]
  return isOtherRule
    ? [{ path: 'attempts', code: 'attempts-while-practice' }]
    : [{ path: 'code', code: 'held-back-while-practice' }]
}
