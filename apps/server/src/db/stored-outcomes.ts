import { outcomesOfVerdicts, type Verdict, verdictsIn } from '@quizly/domain'
import { parseList, required } from './readable-rows.ts'

/** What `verdicts` holds where `outcomes` count. A version without outcomes reads it as a list. */
export const noVerdicts = '[]'

type StoredOutcomes = Record<'outcomes' | 'verdicts', string | null>

/**
 * A result's outcomes, or undefined where there are verdicts: these count then, because an older version wrote them,
 * perhaps later than the outcomes and without changing these. Throws if the row cannot be read.
 */
export function findOutcomes({ outcomes, verdicts }: StoredOutcomes): string | undefined {
  if (verdicts !== noVerdicts) return undefined
  const known = required(outcomes)
  if (!/^(?:[+\-./~][A-Z*]*)+$/.test(known)) throw new Error('These outcomes cannot be read')
  return known
}

/** A result's outcomes, those of an older version without letters. Throws if the row cannot be read. */
export function readOutcomes(row: StoredOutcomes): string {
  return findOutcomes(row) ?? outcomesOfVerdicts(parseList<Verdict>(required(row.verdicts)))
}

/** A result's verdicts on the questions that it is marked by. Throws if the row cannot be read. */
export function readVerdicts(row: StoredOutcomes, questions: readonly { _id: string }[]): Verdict[] {
  return verdictsIn(
    readOutcomes(row),
    questions.map(({ _id }) => _id),
  )
}
