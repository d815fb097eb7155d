import type { CallResult, Calls } from '@quizly/contract'
import { changingQuiz as changingWords } from '@quizly/words/authoring.ts'
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
    describeScoresLater(changes),
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

/** What the scores do at once: the figures add up to the results, and those of scores that change to the number in the title. */
function describeScores({ results, scoresChanged, raised, lowered }: Reach['changes']): string {
  const newTotal = scoresChanged - raised - lowered
  return changingWords.newScores(
    results,
    listMoves({ raised, lowered, newTotal, same: results - scoresChanged }),
  )
}

/** Marks that students see change with their rubric only once they are released again: of the same results. */
function describeScoresLater({ results, changedMarks }: Reach['changes']): string | undefined {
  const { up: raised, down: lowered } = changedMarks?.scores ?? { up: 0, down: 0 }
  if (raised + lowered === 0) return undefined
  return changingWords.scoresLater(
    listMoves({ raised, lowered, newTotal: 0, same: results - raised - lowered }),
  )
}

type Moves = { raised: number; lowered: number; newTotal: number; same: number }

function listMoves({ raised, lowered, newTotal, same }: Moves): string {
  const moves = [
    raised > 0 && changingWords.raised(raised),
    lowered > 0 && changingWords.lowered(lowered),
    newTotal > 0 && changingWords.unmoved(newTotal),
    same > 0 && changingWords.unchanged(same),
  ]
  return listed(moves.filter((move) => move !== false))
}
