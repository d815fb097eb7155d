import type { CallResult, Calls } from '@quizly/contract'
import * as changingWords from '@quizly/words/authoring/changing-quiz.ts'
import { listed } from '../../../lib/words/lists.ts'

export type Reach = { changes: CallResult<Calls['previewQuizUpdate']>; added: number }

/** Whether there is anything to say before saving: scores or marks by hand change, or students have begun without knowing of it. */
export function isWorthAsking({ changes, added }: Reach): boolean {
  const { running, results, scoresChanged, handMarks, changedMarks } = changes
  const areMarksChanged = handMarks !== undefined || changedMarks !== undefined
  return areMarksChanged || scoresChanged > 0 || running > 0 || (added > 0 && results > 0)
}

export function describeReach({ changes, added }: Reach): string[] {
  const { results, running, scoresChanged, handMarks, changedMarks } = changes
  const begun = [
    running > 0 && changingWords.workingNow(running),
    results > 0 && changingWords.whoSubmitted(results),
  ].filter((part) => part !== false)
  return [
    running > 0 && changingWords.working(running),
    added > 0 && begun.length > 0 && changingWords.added(added, listed(begun)),
    scoresChanged > 0 && describeScores(changes),
    handMarks && changingWords.handMarks(handMarks.count),
    changedMarks && describeMarks(changedMarks),
    changedMarks?.drafts !== undefined && changingWords.draftsChange(changedMarks.drafts),
  ].filter((sentence) => typeof sentence === 'string')
}

/** Whom saving has reached, in sentences to follow that it has worked; none if no student had begun. */
export function describeReached({ changes: { results, running, scoresChanged } }: Reach): string[] {
  if (results + running === 0) return []
  return [
    changingWords.newStarters,
    running > 0 && changingWords.workingKeep(running),
    scoresChanged > 0 && changingWords.scoresChanged(scoresChanged),
  ].filter((sentence) => sentence !== false)
}

function describeMarks({ up, down }: NonNullable<Reach['changes']['changedMarks']>): string | undefined {
  if (up + down === 0) return undefined
  return `${changingWords.marksChange(up + down, up, down)} ${changingWords.marksSeen}`
}

function describeScores({ results, scoresChanged, raised, lowered }: Reach['changes']): string {
  const unmoved = scoresChanged - raised - lowered
  const moves = [
    raised > 0 && changingWords.raised(raised),
    lowered > 0 && changingWords.lowered(lowered),
    unmoved > 0 && changingWords.unmoved(unmoved),
  ].filter((move) => move !== false)
  return `${changingWords.submitted(results)} ${changingWords.newScores(listed(moves))}`
}
