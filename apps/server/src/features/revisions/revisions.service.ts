import type { RevisionPreview } from '@quizly/contract'
import type { Question } from '@quizly/domain'
import { messages } from '@quizly/words/authoring.ts'
import type { Db } from '../../db/store.ts'
import type { NewId } from '../../random.ts'
import { followQuestions, previewChangedMarks } from '../manual-grading/changed-marks.service.ts'
import { dropSavedDraft } from '../quizzes/drafts/drafts.service.ts'
import {
  countChanges,
  regradeAttempts,
  nameHandMarks,
  previewRegrading,
} from '../regrading/regrading.service.ts'
import {
  findReviser,
  isSavedAlready,
  prepareQuestions,
  type QuestionDraft,
} from '../quizzes/questions.service.ts'
import {
  addRevision,
  getCurrentQuestions,
  type QuestionMaking,
  type Quiz,
  quizChanged,
} from '../quizzes/quizzes.service.ts'
import { countStarted } from '../quizzes/archive/archive.service.ts'
import { lockWithRole, requireRole } from '../quizzes/roles.service.ts'

export type { QuestionMaking }

type Revised = {
  quizId: string
  questions: readonly QuestionDraft[]
  baseRevision?: number | undefined
  draftId?: string | undefined
}

export async function reviseQuiz(
  db: Db,
  { newId, renderQuestions }: QuestionMaking,
  userId: string,
  { quizId, questions: written, baseRevision, draftId }: Revised,
  now: number,
) {
  const drafts = await renderQuestions(written, userId)
  const current = await db.transaction().execute(async (trx) => {
    const quiz = await lockWithRole(trx, quizId, userId, 'edit')
    const saved = await checkBase(trx, quiz, userId, { drafts, baseRevision })
    await dropSavedDraft(trx, { quizId, userId, draftId })
    if (saved) return saved
    const before = await getCurrentQuestions(trx, quiz)
    const added = await addRevision(trx, newId, quiz, drafts, { by: userId, at: now })
    await followQuestions(trx, quizId, { before, after: added.questions })
    return added
  })
  const counts = countChanges(await regradeAttempts(db, quizId, current, now))
  return { message: messages.quizUpdated, ...counts, revision: current.revision }
}

async function checkBase(
  db: Db,
  quiz: Quiz,
  userId: string,
  { drafts, baseRevision }: { drafts: readonly QuestionDraft[]; baseRevision: number | undefined },
): Promise<{ revision: number; questions: readonly Question[] } | undefined> {
  const { currentRevision: revision } = quiz
  const questions = await getCurrentQuestions(db, quiz)
  if (revision !== null && isSavedAlready(drafts, questions)) return { revision, questions }
  if (baseRevision !== undefined) {
    if (baseRevision === (revision ?? 0)) return undefined
    throw await quizChanged(db, quiz, baseRevision)
  }
  const by = revision === null ? null : await findReviser(db, quiz.id, revision)
  if (revision === null || by === null || by === userId) return undefined
  throw await quizChanged(db, quiz, revision - 1, 'changed-by-someone-else')
}

/** By the rules of `reviseQuiz`. Writes nothing and takes no lock. */
export async function previewRevision(
  db: Db,
  newId: NewId,
  userId: string,
  { quizId, questions: drafts, baseRevision }: Revised,
): Promise<RevisionPreview> {
  const quiz = await requireRole(db, quizId, userId, 'edit')
  const saved = await checkBase(db, quiz, userId, { drafts, baseRevision })
  const before = await getCurrentQuestions(db, quiz)
  const questions = await prepareQuestions(newId, drafts, before)
  const revision = (quiz.currentRevision ?? 0) + 1
  const { running } = saved ? { running: 0 } : await countStarted(db, quizId)
  const changedMarks = await previewChangedMarks(db, quizId, { before, after: questions })
  const marked = await previewRegrading(db, quizId, { revision, questions })
  const handMarks = await nameHandMarks(db, marked.handMarks)
  return {
    ...countChanges(marked),
    running,
    ...(handMarks && { handMarks }),
    ...(changedMarks && { changedMarks }),
  }
}
