import type { StoredDraft } from '@quizly/contract'
import * as z from 'zod/mini'
import type { QuestionDraft } from '../../../question-types/parts.ts'
import { isSameContent, readQuestions, toContent } from './draft-content.ts'

const known = z.object({
  id: z.nullable(z.string()),
  next: z.string(),
  isSent: z.boolean(),
  isDiscarded: z.boolean(),
})

/**
 * What this device knows of the draft on the server: `id` is the one that it continues, `next` the one that it sends
 * next or has sent without hearing of it. `isSent`: nothing has changed here since. `isDiscarded`: it is to go.
 */
export type Known = z.output<typeof known>

export const isKnown = (stored: unknown): stored is Known => known.safeParse(stored).success

export type Mine = { questions: readonly QuestionDraft[]; baseRevision: number }

export type Opened = {
  /** What the editor begins with; undefined: there is no draft. */
  draft?: Mine
  isFromElsewhere?: boolean
  /** The draft on the server that this device continues; null: none. */
  id: string | null
  /** Whether what is here is on the server already. */
  isSent: boolean
  /** Whether one may have been sent from here that nothing was heard of: it may still arrive. */
  isUnheard?: boolean
  /** The draft on the server, if both have changed and the educator has to choose. */
  conflict?: StoredDraft
}

/**
 * Which draft goes on: the one of this device, or the one on the server. `theirs` is undefined if it could not be
 * read, and then the device's own goes on; null if there is none.
 */
export function reconcile(
  mine: Mine | undefined,
  last: Known | undefined,
  theirs: StoredDraft | null | undefined,
  revision: number,
): Opened {
  const own = {
    ...(mine && { draft: mine }),
    id: last?.id ?? null,
    isSent: last?.isSent ?? false,
    ...(mine && last && !last.isSent && { isUnheard: true }),
  }
  if (theirs === undefined) return own
  if (theirs === null) {
    // It was saved elsewhere, and nothing was added here.
    const isSaved = own.isSent && mine !== undefined && mine.baseRevision < revision
    return isSaved ? { id: null, isSent: false } : { ...own, id: null, isSent: false }
  }
  const isOurs = theirs._id === last?.id || theirs._id === last?.next
  if (isOurs && (mine || last.isDiscarded)) return { ...own, id: theirs._id }
  const questions = readQuestions(theirs)
  const { _id: id, baseRevision } = theirs
  if (!questions) return { ...own, id, isSent: false }
  if (!mine || own.isSent) {
    return { draft: { questions, baseRevision }, isFromElsewhere: true, id, isSent: true }
  }
  if (isSameContent(toContent(mine.questions, mine.baseRevision), theirs)) {
    return { draft: mine, id, isSent: true }
  }
  return { ...own, conflict: theirs }
}
