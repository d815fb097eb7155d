import { messages } from '@quizly/words/authoring.ts'
import type { Reason } from '@quizly/words/reasons.ts'
import type { CallBody, createQuestions, createQuiz, OwnQuizSummary, QuizSummary } from '@quizly/contract'
import {
  changesBetween,
  hasTimeLimit,
  plainAccess,
  type Question,
  type QuizAccess,
  type QuizCapability,
  type QuizRole,
  type QuizState,
  quizState,
  releasedSince,
  titleKey,
  visibility,
  waitsToBeGivenOut,
  whyNotOpen,
  withPass,
} from '@quizly/domain'
import { AppError } from '../../app-error.ts'
import type { Db } from '../../db/store.ts'
import { isUniqueViolation } from '../../db/violations.ts'
import type { NewId } from '../../random.ts'
import { noteTaken } from '../bank/bank.service.ts'
import { usePictures } from '../pictures/pictures.service.ts'
import type { RenderInstructions, RenderQuestions } from '../rendering/rendering.service.ts'
import { dropSavedDraft } from './drafts/drafts.service.ts'
import {
  type NewInstructions,
  prepareInstructions,
  storeInstructions,
} from './instructions/instructions.service.ts'
import { refuseForOlderServers } from './older-servers.service.ts'
import { findQuestions, getRevision, prepareQuestions, type QuestionDraft } from './questions.service.ts'
import { findQuizToEnter, insertQuiz, type OwnQuiz, type Quiz } from './quizzes.repository.ts'
import { storeOnce } from './repeats.service.ts'
import { insertRevision } from './revisions.repository.ts'
import { lockWithRole } from './roles.service.ts'
import { accountFull, claimQuiz, claimRevision, isAccountFull } from './storage.service.ts'

export type { OwnQuiz, Quiz }

export async function addQuiz(
  db: Db,
  { newId, renderInstructions }: Pick<QuestionMaking, 'newId' | 'renderInstructions'>,
  ownerId: string,
  { instructions: written, ...body }: CallBody<typeof createQuiz>,
  now: number,
) {
  const instructions = await prepareInstructions(renderInstructions, written, ownerId)
  const quiz = await storeOnce(db, ownerId, { ...body, questions: [] }, () =>
    db.transaction().execute((trx) => storeNewQuiz(trx, newId, ownerId, { ...body, instructions }, now)),
  )
  return { message: messages.quizCreated, quiz: summarize(quiz) }
}

type NewQuiz = Omit<CallBody<typeof createQuiz>, 'instructions'> & {
  layout?: string | null
  instructions?: NewInstructions
}

/** Creates a quiz without questions. Its secret code must not be in use. Without a layout it has the plain one. */
export async function storeNewQuiz(
  trx: Db,
  newId: NewId,
  ownerId: string,
  { layout = null, instructions, ...body }: NewQuiz,
  now: number,
): Promise<Quiz> {
  await claimQuiz(trx, ownerId)
  const quiz: Quiz = {
    id: newId(),
    ownerId,
    title: body.title,
    timeLimitMinutes: body.timeLimit,
    numQuestions: body.numQuestions,
    secretCode: body.secretCode,
    currentRevision: null,
    ...plainAccess,
    language: body.language ?? null,
  }
  try {
    await insertQuiz(trx, { ...quiz, titleKey: titleKey(quiz.title), layout }, now)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new AppError('code-taken', 'code-taken')
  }
  if (instructions) await storeInstructions(trx, quiz, instructions)
  return quiz
}

/** What is needed to store questions that somebody has written. */
export type QuestionMaking = {
  newId: NewId
  renderQuestions: RenderQuestions
  renderInstructions: RenderInstructions
}

export async function addQuestions(
  db: Db,
  { newId, renderQuestions }: Pick<QuestionMaking, 'newId' | 'renderQuestions'>,
  userId: string,
  { quizId, draftId, questions: written }: CallBody<typeof createQuestions>,
  now: number,
) {
  const questions = await renderQuestions(written, userId)
  await db.transaction().execute(async (trx) => {
    const quiz = await lockWithRole(trx, quizId, userId, 'edit')
    if (quiz.currentRevision !== null) {
      throw new AppError('questions-exist', 'questions-exist')
    }
    await addRevision(trx, newId, quiz, questions, { by: userId, at: now })
    await dropSavedDraft(trx, { quizId, userId, draftId })
  })
  return { message: messages.questionsSaved }
}

type Making = { by: string; at: number }

/** Stores the next revision of a locked quiz and returns its questions. */
export async function addRevision(
  trx: Db,
  newId: NewId,
  quiz: Quiz,
  drafts: readonly QuestionDraft[],
  making: Making,
): Promise<{ revision: number; questions: Question[] }> {
  const questions = await prepareQuestions(newId, drafts, await getCurrentQuestions(trx, quiz))
  await refuseForOlderServers(trx, questions, making.at)
  return storeRevision(trx, quiz, questions, making)
}

/** Stores questions that are whole as the next revision of a locked quiz. */
export async function storeRevision(
  trx: Db,
  quiz: Quiz,
  questions: Question[],
  { by, at }: Making,
): Promise<{ revision: number; questions: Question[] }> {
  const revision = (quiz.currentRevision ?? 0) + 1
  const stored = withPass(questions, undefined)
  await claimRevision(trx, quiz, revision, stored)
  await insertRevision(trx, { quizId: quiz.id, revision, questions: stored, educatorId: by }, at)
  await usePictures(trx, quiz, stored)
  await noteTaken(trx, quiz.id, by, stored)
  return { revision, questions }
}

/**
 * A quiz without questions or whose code is off cannot be entered, as if there were none; a closed one says
 * so.
 */
export async function findOpenQuiz(
  db: Db,
  secretCode: string,
  studentId: string,
  now: number,
): Promise<{ quizId: string; isAdmitted: boolean } | undefined> {
  const found = await findQuizToEnter(db, secretCode, studentId)
  if (!found) return undefined
  const { quiz, isAdmitted, isInUse } = found
  const attempt = isAdmitted ? ({ state: 'admitted' } as const) : undefined
  const { canEnter, why } = visibility({ reader: { kind: 'student' }, quiz, attempt, now })
  if (!canEnter && isInUse && (why === 'over' || why === 'closed')) throw quizClosed()
  if (!canEnter) return undefined
  if (!isAdmitted && isAccountFull(found)) throw accountFull()
  return { quizId: quiz.id, isAdmitted }
}

const quizClosed = () => new AppError('quiz-closed', 'quiz-closed')

/** The current questions; empty while the quiz is new. */
export async function getCurrentQuestions(db: Db, quiz: Quiz): Promise<readonly Question[]> {
  return quiz.currentRevision === null ? [] : getRevision(db, quiz.id, quiz.currentRevision)
}

/** What everyone who may see a quiz sees of it. An attempt that runs may be timed otherwise than its quiz is by now. */
export function summarize(
  quiz: Pick<
    Quiz,
    'id' | 'title' | 'timeLimitMinutes' | 'numQuestions' | 'language' | 'traits' | 'canBePractised'
  >,
  isTimed = hasTimeLimit(quiz.timeLimitMinutes),
): QuizSummary {
  const others: QuizCapability[] = [
    ...(quiz.canBePractised ? (['practice'] as const) : []),
    ...(isTimed ? [] : (['untimed'] as const)),
  ]
  return {
    _id: quiz.id,
    title: quiz.title,
    timeLimit: quiz.timeLimitMinutes,
    numQuestions: quiz.numQuestions,
    ...(quiz.language !== null && { language: quiz.language }),
    ...quiz.traits,
    ...(others.length > 0 && { parts: [...(quiz.traits?.parts ?? []), ...others] }),
  }
}

export function summarizeOwn(quiz: OwnQuiz & { role: QuizRole }, now: number): OwnQuizSummary {
  const state = quizState(quiz, now)
  const whyClosed = state === 'closed' ? whyNotOpen(quiz, now) : undefined
  const released = releasedSince(quiz, now)
  return {
    ...summarize(quiz),
    state,
    role: quiz.role,
    ...(mayBeShared(state) && { secretCode: quiz.secretCode }),
    ...momentsOf(quiz),
    ...(whyClosed && { whyClosed }),
    ...(quiz.isJoinable ? {} : { isCodeOff: true as const }),
    ...(waitsToBeGivenOut(quiz, now) && { waitsToBeGivenOut: true as const }),
    ...(released !== undefined && { releasedAt: new Date(released).toISOString() }),
    ...(quiz.planned && {
      plannedRelease: { at: new Date(quiz.planned.at).toISOString(), parts: [...quiz.planned.parts] },
    }),
  }
}

function mayBeShared(state: QuizState): boolean {
  return state !== 'draft' && state !== 'closed' && state !== 'archived'
}

export function momentsOf({ opensAt, closesAt }: Pick<QuizAccess, 'opensAt' | 'closesAt'>) {
  return {
    ...(opensAt !== null && { opensAt: new Date(opensAt).toISOString() }),
    ...(closesAt !== null && { closesAt: new Date(closesAt).toISOString() }),
  }
}

/** The failure that says how the quiz has changed since the educator read it. */
export async function quizChanged(
  trx: Db,
  quiz: Quiz,
  baseRevision: number,
  why: Reason = 'quiz-changed',
): Promise<AppError> {
  const questions = [...(await getCurrentQuestions(trx, quiz))]
  const base = [...((await findQuestions(trx, quiz.id, baseRevision)) ?? [])]
  const changes = changesBetween(base, questions)
  return new AppError('quiz-changed', why, {
    extra: { theirs: { revision: quiz.currentRevision ?? 0, base, questions, changes } },
  })
}
