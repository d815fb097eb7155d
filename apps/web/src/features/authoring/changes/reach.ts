import type { CallResult, Calls } from '@quizly/contract'
import { plural } from '../../../lib/plural.ts'

export type Reach = { changes: CallResult<Calls['previewQuizUpdate']>; added: number }

const inWords = new Intl.ListFormat('en-GB')

/** Whether there is anything to say before saving: scores change, or students have begun without knowing of it. */
export function isWorthAsking({ changes: { running, results, scoresChanged }, added }: Reach): boolean {
  return scoresChanged > 0 || running > 0 || (added > 0 && results > 0)
}

export function describeReach({ changes, added }: Reach): string[] {
  const { results, running, scoresChanged } = changes
  const begun = [
    running > 0 && `the ${plural(running, 'student')} working now`,
    results > 0 && `the ${plural(results, 'student')} who ${results === 1 ? 'has' : 'have'} submitted`,
  ].filter((part) => part !== false)
  return [
    running > 0 &&
      `${plural(running, 'student')} ${running === 1 ? 'is' : 'are'} working. They keep the questions they started with, and are marked by the answer key you save now.`,
    added > 0 &&
      begun.length > 0 &&
      `Students who start from now on are asked ${added === 1 ? 'the new question' : `the ${added} new questions`}. ${added === 1 ? 'It does' : 'They do'} not count for ${inWords.format(begun)}.`,
    scoresChanged > 0 && `${describeScores(changes)} Students see their new score the next time they look.`,
  ].filter((sentence) => sentence !== false)
}

/** Whom saving has reached, in sentences to follow that it has worked; none if no student had begun. */
export function describeReached({ changes: { results, running, scoresChanged } }: Reach): string {
  if (results + running === 0) return ''
  const keep = running === 1 ? 'keeps' : 'keep'
  return [
    ' New starters get this version.',
    running > 0 && ` ${plural(running, 'student')} working now ${keep} the questions they started with.`,
    scoresChanged > 0 && ` ${plural(scoresChanged, 'score')} changed.`,
  ]
    .filter((sentence) => sentence !== false)
    .join('')
}

function describeScores({ results, scoresChanged, raised, lowered }: Reach['changes']): string {
  const same = scoresChanged - raised - lowered
  const moves = [
    raised > 0 && `${plural(raised, 'score')} ${raised === 1 ? 'goes' : 'go'} up`,
    lowered > 0 && `${plural(lowered, 'score')} ${lowered === 1 ? 'goes' : 'go'} down`,
    same > 0 && `${plural(same, 'score')} ${same === 1 ? 'keeps its points' : 'keep their points'}`,
  ].filter((move) => move !== false)
  const submitted = `${plural(results, 'student')} ${results === 1 ? 'has' : 'have'} submitted.`
  return `${submitted} ${inWords.format(moves)}.`
}
