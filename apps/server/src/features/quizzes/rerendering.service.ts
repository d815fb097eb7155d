import type { Question } from '@quizly/domain'
import { rendererVersion } from '@quizly/renderer'
import { AppError } from '../../app-error.ts'
import type { Db } from '../../db/store.ts'
import { yieldToEventLoop } from '../../event-loop.ts'
import { notePictures } from '../pictures/pictures.service.ts'
import type { RenderInstructions, RenderQuestions } from '../rendering/rendering.service.ts'
import { findInstructionsBefore, updateRendered } from './instructions/instructions.repository.ts'
import { forgetRevision } from './questions.service.ts'
import { findRenderedBefore, replaceRendered } from './revisions.repository.ts'
import { releaseStorage } from './storage.service.ts'

/** A question that cannot be rendered any more. It keeps what an older renderer has rendered of it. */
export type NotRerendered = { quizId: string; revision: number; questionId: string; problem: string }

/**
 * Renders again what an older version of the renderer has rendered, one question at a time, so that nobody who writes waits
 * for long. Returns after one look if there is nothing of it.
 */
export async function rerenderRevisions(
  db: Db,
  renderQuestions: RenderQuestions,
  {
    version = rendererVersion,
    isWanted = () => true,
    onNotRerendered,
  }: { version?: number; isWanted?: () => boolean; onNotRerendered: (found: NotRerendered) => void },
): Promise<void> {
  while (isWanted()) {
    const found = await findRenderedBefore(db, version)
    if (!found) return
    const { quizId, revision } = found
    const questions: Question[] = []
    for (const question of found.questions) {
      const rerendered = await rerender(question, renderQuestions)
      if ('problem' in rerendered) {
        onNotRerendered({ quizId, revision, questionId: question._id, problem: rerendered.problem })
        questions.push(question)
      } else questions.push(rerendered)
      await yieldToEventLoop()
      if (!isWanted()) return
    }
    await db.transaction().execute(async (trx) => {
      const replaced = await replaceRendered(trx, found, { questions, renderer: version })
      if (!replaced) return
      // An explanation can show a picture that was not rendered before.
      await notePictures(trx, quizId, questions)
      await releaseStorage(trx, replaced.ownerId, { quizzes: 0, bytes: -replaced.bytes })
    })
    forgetRevision(db, quizId, revision)
  }
}

async function rerender(
  question: Question,
  renderQuestions: RenderQuestions,
): Promise<Question | { problem: string }> {
  try {
    const [rerendered = question] = await renderQuestions([question])
    return rerendered
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid-input') return { problem: error.message }
    throw error
  }
}

/** The same of what students read before they start. What cannot be rendered any more keeps what it was. */
export async function rerenderInstructions(
  db: Db,
  renderInstructions: RenderInstructions,
  { version = rendererVersion, isWanted = () => true }: { version?: number; isWanted?: () => boolean } = {},
): Promise<void> {
  while (isWanted()) {
    const found = await findInstructionsBefore(db, version)
    if (!found) return
    const { quizId, ...before } = found
    const nodes = await renderInstructions(before.source).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'invalid-input') return before.nodes
      throw error
    })
    await updateRendered(db, quizId, before, { nodes, renderer: version })
    await yieldToEventLoop()
  }
}
