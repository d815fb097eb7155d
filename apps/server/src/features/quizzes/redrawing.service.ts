import type { Question } from '@quizly/domain'
import { rendererVersion } from '@quizly/renderer'
import { AppError } from '../../app-error.ts'
import type { Db } from '../../db/store.ts'
import { yieldToEventLoop } from '../../event-loop.ts'
import { notePictures } from '../pictures/pictures.service.ts'
import type { DrawQuestions } from '../rendering/drawing.service.ts'
import { forgetRevision } from './questions.service.ts'
import { findDrawnBefore, replaceDrawn } from './revisions.repository.ts'
import { releaseStorage } from './storage.service.ts'

/** A question that cannot be drawn any more. It keeps what an older renderer has drawn of it. */
export type NotRedrawn = { quizId: string; revision: number; questionId: string; problem: string }

/**
 * Draws again what an older version of the renderer has drawn, one question at a time, so that nobody who writes waits
 * for long. Returns after one look if there is nothing of it.
 */
export async function redrawRevisions(
  db: Db,
  drawQuestions: DrawQuestions,
  {
    version = rendererVersion,
    isWanted = () => true,
    onNotRedrawn,
  }: { version?: number; isWanted?: () => boolean; onNotRedrawn: (found: NotRedrawn) => void },
): Promise<void> {
  while (isWanted()) {
    const found = await findDrawnBefore(db, version)
    if (!found) return
    const { quizId, revision } = found
    const questions: Question[] = []
    for (const question of found.questions) {
      const redrawn = await redraw(question, drawQuestions)
      if ('problem' in redrawn) {
        onNotRedrawn({ quizId, revision, questionId: question._id, problem: redrawn.problem })
        questions.push(question)
      } else questions.push(redrawn)
      await yieldToEventLoop()
      if (!isWanted()) return
    }
    await db.transaction().execute(async (trx) => {
      const replaced = await replaceDrawn(trx, found, { questions, renderer: version })
      if (!replaced) return
      // An explanation can show a picture that was not drawn before.
      await notePictures(trx, quizId, questions)
      await releaseStorage(trx, replaced.ownerId, { quizzes: 0, bytes: -replaced.bytes })
    })
    forgetRevision(db, quizId, revision)
  }
}

async function redraw(
  question: Question,
  drawQuestions: DrawQuestions,
): Promise<Question | { problem: string }> {
  try {
    const [redrawn = question] = await drawQuestions([question])
    return redrawn
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid-input') return { problem: error.message }
    throw error
  }
}
