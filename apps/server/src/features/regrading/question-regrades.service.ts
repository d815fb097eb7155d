import type { Reason } from '@quizly/words/reasons.ts'
import type {
  CallBody,
  previewRegrade,
  RegradingPreview,
  regradeQuestion,
  undoRegrade,
} from '@quizly/contract'
import {
  isWritten,
  limits,
  problemsOfQuestion,
  type Question,
  type QuestionRegrade,
  type Regrading,
  regraded,
  shareMove,
  shownScore,
  trimQuestion,
  trimmed,
  undone,
  wayToUndo,
} from '@quizly/domain'
import { AppError, invalidInput } from '../../app-error.ts'
import {
  findQuestionRegrade,
  insertQuestionRegrade,
  listRegradeHeads,
  updateToUndone,
} from '../../db/attempts/regrades.ts'
import type { Db } from '../../db/store.ts'
import type { NewId } from '../../random.ts'
import { getCurrentQuestions, type Quiz, quizChanged, storeRevision } from '../quizzes/quizzes.service.ts'
import { lockWithRole, requireRole } from '../quizzes/roles.service.ts'
import { listNames } from './regrading.repository.ts'
import {
  type ChangedResult,
  regradeAttempts,
  type RegradedClass,
  previewRegrading,
} from './regrading.service.ts'

const maxNamed = 100
/** Includes answers of earlier rules that still count. The first comparison takes some 15 ms. */
const maxCharacters = 3 * limits.acceptedCharacters

type Requested = { quizId: string; userId: string }
type RequestedUndo = { regradeId: string } & CallBody<typeof undoRegrade>
type Made = { revision: number; questions: readonly Question[]; regradeId: string }

/** A call repeated because the reply was lost is not done a second time. */
export async function regrade(
  db: Db,
  newId: NewId,
  { quizId, userId }: Requested,
  body: CallBody<typeof regradeQuestion>,
  now: number,
) {
  const made = await db.transaction().execute(async (trx): Promise<Made> => {
    const quiz = await lockWithRole(trx, quizId, userId, 'mark')
    const repeated = await findRepeated(trx, quiz, userId, body)
    if (repeated) return repeated
    await requireBase(trx, quiz, body.baseRevision)
    const questions = await getCurrentQuestions(trx, quiz)
    const { mode, mayLower, reason } = body
    const { before, after, number } = change(questions, body)
    return storeRegrade(trx, newId, quiz, {
      number,
      mode,
      mayLower,
      reason,
      by: userId,
      at: now,
      before,
      after,
    })
  })
  return finishRegrade(db, quizId, made, now)
}

export async function undo(
  db: Db,
  newId: NewId,
  { quizId, userId, regradeId, baseRevision, overEdits = false }: Requested & RequestedUndo,
  now: number,
) {
  const made = await db.transaction().execute(async (trx): Promise<Made> => {
    const quiz = await lockWithRole(trx, quizId, userId, 'mark')
    const past = await findQuestionRegrade(trx, quizId, { id: regradeId })
    if (!past || past.mode === 'undo') throw new AppError('not-found', 'no-remarking')
    const questions = await getCurrentQuestions(trx, quiz)
    if (past.undoneBy !== null) {
      return { revision: quiz.currentRevision ?? 0, questions, regradeId: past.undoneBy }
    }
    await requireBase(trx, quiz, baseRevision)
    const index = questions.findIndex(({ _id }) => _id === past.before._id)
    const before = questions[index]
    if (!before) throw new AppError('quiz-changed', 'question-gone')
    const after = undone(before, past) ?? (await undoneLate(trx, before, past, overEdits))
    const undoing = await storeRegrade(trx, newId, quiz, {
      number: index + 1,
      mode: 'undo',
      mayLower: true,
      reason: past.reason,
      by: userId,
      at: now,
      before,
      after,
    })
    await updateToUndone(trx, past.id, undoing.regradeId)
    return undoing
  })
  return finishRegrade(db, quizId, made, now)
}

/** If the question was changed since the regrade. Throws which step comes first. */
async function undoneLate(
  trx: Db,
  current: Question,
  past: QuestionRegrade,
  overEdits: boolean,
): Promise<Question> {
  const way = wayToUndo(current, past, await listRegradeHeads(trx, past.quizId))
  const refuse = (why: Reason) => new AppError('quiz-changed', why)
  switch (way.how) {
    case 'after-later':
      throw refuse('changed-again-later')
    case 'impossible':
      throw refuse('edited-since')
    case 'over-edits':
      if (overEdits) return way.question
      throw refuse('confirm-undo')
    case 'now':
      return way.question
  }
}

/** Writes nothing and takes no lock. */
export async function preview(
  db: Db,
  { quizId, userId }: Requested,
  body: CallBody<typeof previewRegrade>,
): Promise<RegradingPreview> {
  const quiz = await requireRole(db, quizId, userId, 'mark')
  await requireBase(db, quiz, body.baseRevision)
  const questions = await getCurrentQuestions(db, quiz)
  const { after } = change(questions, body)
  const key = { revision: body.baseRevision + 1, questions: withQuestion(questions, after) }
  const marked = await previewRegrading(db, quizId, key, body.questionId)
  const moved = (move: 'up' | 'down') => marked.changed.filter((result) => shareMove(result.change) === move)
  const [gains, losses] = [moved('up').slice(0, maxNamed), moved('down').slice(0, maxNamed)]
  const names = await listNames(
    db,
    [...gains, ...losses].map(({ studentId }) => studentId),
  )
  return {
    ...countMoves(marked),
    gains: named(gains, names),
    losses: named(losses, names),
    ...(marked.byHand > 0 && { byHand: marked.byHand }),
  }
}

async function finishRegrade(db: Db, quizId: string, made: Made, now: number) {
  const { regradeId, revision } = made
  return { ...countMoves(await regradeAttempts(db, quizId, made, now)), regradeId, revision }
}

async function requireBase(db: Db, quiz: Quiz, baseRevision: number): Promise<void> {
  if (quiz.currentRevision !== baseRevision) throw await quizChanged(db, quiz, baseRevision)
}

function change(
  questions: readonly Question[],
  { questionId, baseRevision, ...requested }: CallBody<typeof previewRegrade>,
) {
  const index = questions.findIndex(({ _id }) => _id === questionId)
  const before = questions[index]
  if (!before) throw new AppError('not-found', 'question-unknown')
  const refuse = (code: 'not-written' | 'too-many-further-answers' | 'nothing-changes') =>
    invalidInput([{ path: 'mode', code }])
  if (requested.mode === 'answers' && !isWritten(before.type)) {
    throw refuse('not-written')
  }
  const after = trimQuestion(regraded(before, toRegrading(requested), baseRevision))
  const problems = problemsOfQuestion(after, index)
  if (problems.length > 0) throw invalidInput(problems)
  if (!isWithinLimits(after)) {
    throw refuse('too-many-further-answers')
  }
  if (JSON.stringify(after) === JSON.stringify(before)) {
    throw refuse('nothing-changes')
  }
  return { before, after, number: index + 1 }
}

function isWithinLimits({ marking }: Question): boolean {
  const charactersIn = (keys: readonly string[][] = []) =>
    keys.flat().reduce((sum, text) => sum + text.length, 0)
  const { also = [], kept = [] } = marking ?? {}
  const formerCharacters = kept.reduce(
    (sum, rule) => sum + charactersIn(rule.also) + charactersIn([rule.correctAnswers]),
    0,
  )
  return (
    also.length <= limits.acceptedAnswers &&
    charactersIn(also) <= limits.acceptedCharacters &&
    charactersIn(also) + formerCharacters <= maxCharacters
  )
}

type RequestedRegrading = Omit<CallBody<typeof previewRegrade>, 'questionId' | 'baseRevision'>

function toRegrading({ mode, mayLower, correctAnswers, accepted, refused }: RequestedRegrading): Regrading {
  return {
    mode,
    mayLower,
    ...(correctAnswers && { correctAnswers: correctAnswers.map(trimmed) }),
    ...(accepted && { accepted: accepted.map(trimmed) }),
    ...(refused && { refused }),
  }
}

const withQuestion = (questions: readonly Question[], changed: Question) =>
  questions.map((question) => (question._id === changed._id ? changed : question))

async function storeRegrade(
  trx: Db,
  newId: NewId,
  quiz: Quiz,
  entry: Omit<QuestionRegrade, 'id' | 'quizId' | 'questionId' | 'revision' | 'undoneBy'>,
): Promise<Made> {
  const questions = withQuestion(await getCurrentQuestions(trx, quiz), entry.after)
  const { revision } = await storeRevision(trx, quiz, questions, entry)
  const of = { id: newId(), quizId: quiz.id, questionId: entry.after._id, revision, undoneBy: null }
  await insertQuestionRegrade(trx, { ...entry, ...of })
  return { revision, questions, regradeId: of.id }
}

/** The same person and the same words: the reply was lost. */
async function findRepeated(
  trx: Db,
  quiz: Quiz,
  userId: string,
  body: CallBody<typeof regradeQuestion>,
): Promise<Made | undefined> {
  const revision = body.baseRevision + 1
  if (quiz.currentRevision !== revision) return undefined
  const last = await findQuestionRegrade(trx, quiz.id, { revision })
  if (!last || last.by !== userId || last.before._id !== body.questionId) return undefined
  const same = trimQuestion(regraded(last.before, toRegrading(body), body.baseRevision))
  const requested = [same, body.mode, body.mayLower, body.reason]
  if (JSON.stringify(requested) !== JSON.stringify([last.after, last.mode, last.mayLower, last.reason]))
    return undefined
  return { revision, questions: await getCurrentQuestions(trx, quiz), regradeId: last.id }
}

function countMoves({ results, changed }: RegradedClass) {
  const counts = { results, up: 0, down: 0, same: 0 }
  for (const { change: each } of changed) counts[shareMove(each)] += 1
  return counts
}

function named(changed: readonly ChangedResult[], names: ReadonlyMap<string, string>) {
  return changed
    .map(({ studentId, change: { before, after } }) => ({
      userId: studentId,
      name: names.get(studentId) ?? '',
      before: shownScore(before),
      after: shownScore(after),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}
