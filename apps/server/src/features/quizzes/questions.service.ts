import {
  carriedMarking,
  fieldsAsText,
  type Problem,
  problemsOfQuestion,
  type Question,
  type UncheckedQuestion,
  questionCountProblems,
  ruleNow,
  slotProblems,
  type StudentQuestion,
  answeredQuestion,
  studentQuestion,
  trimQuestion,
} from '@quizly/domain'
import { invalidInput, maxProblems } from '../../app-error.ts'
import type { Db } from '../../db/store.ts'
import type { NewId } from '../../random.ts'
import { withPasses } from '../pictures/passes.service.ts'
import { findRevision, type StoredRevision } from './revisions.repository.ts'
import { yieldToEventLoop } from '../../event-loop.ts'

export { findReviser } from './revisions.repository.ts'

export type QuestionDraft = UncheckedQuestion & { _id?: string | undefined }

const questionsAtOnce = 50

const maxCached = 16 * 1024 * 1024

type Loading = Promise<StoredRevision | undefined>
type CachedRevisions = { size: number; byKey: Map<string, StoredRevision>; loading: Map<string, Loading> }
const caches = new WeakMap<object, CachedRevisions>()

/**
 * Cached. Never call this in the transaction that inserts the revision, because that could be rolled back.
 */
export async function getRevision(db: Db, quizId: string, revision: number): Promise<readonly Question[]> {
  const questions = await findQuestions(db, quizId, revision)
  if (!questions) throw new Error(`Revision ${revision} of the quiz ${quizId} is missing`)
  return questions
}

/** The questions of a revision, or undefined if there is none (any more). */
export async function findQuestions(
  db: Db,
  quizId: string,
  revision: number,
): Promise<readonly Question[] | undefined> {
  const { adapter } = db.getExecutor()
  const cache = caches.get(adapter) ?? { size: 0, byKey: new Map(), loading: new Map() }
  caches.set(adapter, cache)
  const key = `${quizId}:${revision}`
  const load = () => loadRevision(db, quizId, revision)
  const found = cache.byKey.get(key) ?? (await (db.isTransaction ? load() : once(cache.loading, key, load)))
  if (!found) return undefined
  forget(cache, key)
  cache.byKey.set(key, found)
  cache.size += found.size
  for (const leastRecent of cache.byKey.keys()) {
    if (cache.size <= maxCached || leastRecent === key) break
    forget(cache, leastRecent)
  }
  return found.questions
}

/** Who asks while it is being loaded gets the same. No transaction does: it could wait for one that waits for it. */
async function once(loading: Map<string, Loading>, key: string, load: () => Loading) {
  const found = loading.get(key) ?? load().finally(() => loading.delete(key))
  loading.set(key, found)
  return found
}

async function loadRevision(db: Db, quizId: string, revision: number): Promise<StoredRevision | undefined> {
  const stored = await findRevision(db, quizId, revision)
  return stored && { ...stored, questions: await withPasses(db, { quizId, revision }, stored.questions) }
}

const shownToStudents = new WeakMap<readonly Question[], readonly StudentQuestion[]>()

/** The questions of a revision without their answers: always the same list, so that a reply writes it once. */
export function withoutAnswers(questions: readonly Question[]): readonly StudentQuestion[] {
  const shown =
    shownToStudents.get(questions) ?? Object.freeze(questions.map((question) => studentQuestion(question)))
  shownToStudents.set(questions, shown)
  return shown
}

const shownWithAnswers = new WeakMap<readonly Question[], readonly Question[]>()

/** The questions of a revision as students may see them with their answers: always the same list, too. */
export function withAnswers(questions: readonly Question[]): readonly Question[] {
  const shown = shownWithAnswers.get(questions) ?? Object.freeze(questions.map(answeredQuestion))
  shownWithAnswers.set(questions, shown)
  return shown
}

/** What is drawn of a stored revision has changed. */
export function forgetRevision(db: Db, quizId: string, revision: number): void {
  const cache = caches.get(db.getExecutor().adapter)
  if (cache) forget(cache, `${quizId}:${revision}`)
}

function forget(cache: CachedRevisions, key: string): void {
  cache.size -= cache.byKey.get(key)?.size ?? 0
  cache.byKey.delete(key)
}

/** Whether these drafts are already saved, so that saving them would change nothing. */
export function isSavedAlready(drafts: readonly QuestionDraft[], present: readonly Question[]): boolean {
  return (
    drafts.length === present.length &&
    drafts.every((draft, i) => draft._id === undefined || draft._id === present[i]?._id) &&
    writtenIn(drafts) === writtenIn(present)
  )
}

export function writtenIn(questions: readonly UncheckedQuestion[]): string {
  return questions.map((question) => fieldsAsText(trimQuestion(question), 'written')).join()
}

/**
 * Questions in the form in which they are stored: trimmed, each with an ID. A draft with an ID must be one of
 * `present`, replaces it and is marked as it was; the others are new and marked by their own rule. Throws what is wrong with them, at most the first hundred
 * problems. Other calls are answered in between.
 */
export async function prepareQuestions(
  newId: NewId,
  drafts: readonly QuestionDraft[],
  present: readonly Question[],
): Promise<Question[]> {
  const problems = questionCountProblems(drafts)
  const trimmed: QuestionDraft[] = []
  for (const draft of problems.length > 0 ? [] : drafts) {
    if (problems.length >= maxProblems) break
    if (trimmed.length % questionsAtOnce === 0) await yieldToEventLoop()
    const question = trimQuestion(draft)
    problems.push(...problemsOfQuestion(question, trimmed.length))
    trimmed.push(question)
  }
  problems.push(...idProblems(trimmed, present), ...slotProblems(trimmed))
  if (problems.length > 0) throw invalidInput(problems)
  const presentById = new Map(present.map((question) => [question._id, question]))
  return trimmed.map(({ _id, marking: given = {}, ...content }) => {
    const before = _id === undefined ? undefined : presentById.get(_id)
    // Nothing is wrong with it, so it has no field but those of its type.
    const after = { _id: _id ?? newId(), ...content } as Question
    const marking = before ? carriedMarking(before, after) : ruleNow(given)
    return marking ? { ...after, marking } : after
  })
}

function idProblems(drafts: readonly QuestionDraft[], present: readonly Question[]): Problem[] {
  const known = new Set(present.map(({ _id }) => _id))
  const seen = new Set<string>()
  return drafts.flatMap(({ _id }, index): Problem[] => {
    if (_id === undefined) return []
    const path = `questions.${index}._id`
    const params = { question: index + 1 }
    if (!known.has(_id)) {
      return [{ path, code: 'question-gone', params }]
    }
    if (seen.has(_id)) {
      return [{ path, code: 'repeated-question', params }]
    }
    seen.add(_id)
    return []
  })
}
