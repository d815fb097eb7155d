import type { ScoreChanges } from '@quizly/contract'
import { plural } from '../../../lib/plural.ts'

const inWords = new Intl.ListFormat('en-GB')

/**
 * One or two sentences about what saving does to the scores. `newTotal` is the number of questions if that
 * changes.
 */
export function describeChanges(
  { results, scoresChanged, raised, lowered }: ScoreChanges,
  newTotal: number | undefined,
): string {
  const same = scoresChanged - raised - lowered
  const moves = [
    raised > 0 && `${plural(raised, 'score')} ${raised === 1 ? 'goes' : 'go'} up`,
    lowered > 0 && `${plural(lowered, 'score')} ${lowered === 1 ? 'goes' : 'go'} down`,
    same > 0 && `${plural(same, 'score')} ${same === 1 ? 'keeps its points' : 'keep their points'}`,
  ].filter((move) => move !== false)
  const submitted = `${plural(results, 'student')} ${results === 1 ? 'has' : 'have'} submitted.`
  const outOf = newTotal === undefined ? '' : ` Every score is then out of ${newTotal}.`
  return `${submitted} ${inWords.format(moves)}.${outOf}`
}
