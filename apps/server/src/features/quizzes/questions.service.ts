import type { Problem, Question, QuestionContent } from '@quizly/domain'
import { questionProblems, trimQuestion } from '@quizly/domain'
import { invalidInput } from '../../app-error.ts'
import type { Db } from '../../db/store.ts'
import type { NewId } from '../../random.ts'
import { findRevision } from './quizzes.repository.ts'

export type QuestionDraft = QuestionContent & { _id?: string | undefined }

const cachedRevisions = 64
const revisions = new Map<string, readonly Question[]>()

/**
 * The questions of a revision. A committed revision never changes, so that the last ones used are kept in memory. Do
 * not ask for a revision in the transaction that inserts it: it could be undone.
 */
export async function getRevision(db: Db, quizId: string, revision: number): Promise<readonly Question[]> {
  const key = `${quizId}:${revision}`
  const questions = revisions.get(key) ?? (await findRevision(db, quizId, revision))
  if (!questions) throw new Error(`Revision ${key} is missing`)
  revisions.delete(key)
  revisions.set(key, questions)
  const [leastRecent] = revisions.keys()
  if (leastRecent !== undefined && revisions.size > cachedRevisions) revisions.delete(leastRecent)
  return questions
}

/**
 * Questions as they are stored: trimmed, and with an ID each. A draft that has an ID must be one of `present`, whose
 * place it takes; the others are new. Throws everything that is wrong with them.
 */
export function prepareQuestions(
  newId: NewId,
  drafts: readonly QuestionDraft[],
  present: readonly Question[],
): Question[] {
  const trimmed = drafts.map(trimQuestion)
  const problems = [...questionProblems(trimmed), ...idProblems(trimmed, present)]
  if (problems.length > 0) throw invalidInput(problems)
  return trimmed.map(({ _id, ...content }) => ({ _id: _id ?? newId(), ...content }))
}

function idProblems(drafts: readonly QuestionDraft[], present: readonly Question[]): Problem[] {
  const known = new Set(present.map(({ _id }) => _id))
  const seen = new Set<string>()
  return drafts.flatMap(({ _id }, index) => {
    if (_id === undefined) return []
    const path = `questions.${index}._id`
    const name = `Question ${index + 1}`
    if (!known.has(_id)) {
      return [{ path, code: 'unknown-question', message: `${name} is no longer part of this quiz.` }]
    }
    if (seen.has(_id)) {
      return [{ path, code: 'repeated-question', message: `${name} is in the list twice.` }]
    }
    seen.add(_id)
    return []
  })
}
