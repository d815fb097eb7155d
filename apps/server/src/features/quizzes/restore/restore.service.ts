import { createHash } from 'node:crypto'
import type { CallBody, CallResult, restoreQuiz as restoreCall } from '@quizly/contract'
import {
  generateSecretCode,
  plainAccess,
  practiceProblems,
  type UncheckedQuestion,
  windowChangeProblems,
} from '@quizly/domain'
import { AppError, invalidInput } from '../../../app-error.ts'
import type { Db } from '../../../db/store.ts'
import { findSource, prepareInstructions } from '../instructions/instructions.service.ts'
import { getRevision, writtenIn } from '../questions.service.ts'
import { findQuizBySecretCode, findQuizWithRole } from '../quizzes.repository.ts'
import { addRevision, type QuestionMaking, storeNewQuiz } from '../quizzes.service.ts'
import { inPlainWords, toSettings, toStored, windowOf, withEnd } from '../settings/settings-words.service.ts'
import { updateSettings } from '../settings/settings.repository.ts'

type Restored = CallResult<typeof restoreCall>

/** Tried one after the other where a code is somebody else’s. */
const derivedCodes = 5

/**
 * Creates a quiz of an archive with all its settings, or nothing. Its code tells whether it is there: it keeps the one that it
 * had, or has one that follows from it where that is taken, so that another try finds it.
 */
export async function restoreQuiz(
  db: Db,
  { newId, renderQuestions, renderInstructions }: QuestionMaking,
  ownerId: string,
  {
    secretCode,
    questions: written,
    settings,
    instructions: source,
    ...details
  }: CallBody<typeof restoreCall>,
  now: number,
): Promise<Restored> {
  const { title, timeLimit, language } = details
  const requested = withEnd(
    inPlainWords({ ...settings, title, timeLimit, ...(language && { language }), instructions: source }),
  )
  const window = windowOf(requested)
  const before = { opensAt: window.opensAt ?? null, closesAt: window.closesAt ?? null }
  const problems = windowChangeProblems(before, window, { now, hasAttempts: false })
  if (problems.length > 0) throw invalidInput(problems)
  const { givenOutAt, givesScoreOnly, planned } = plainAccess
  const asStored = toStored(requested, { givenOutAt, givesScoreOnly, planned })
  const mayPractise =
    practiceProblems(plainAccess, asStored, { running: 0, lastDeadline: null, now }).length === 0
  const stored = { ...asStored, canBePractised: asStored.canBePractised && mayPractise }
  const content = JSON.stringify([toSettings(stored, requested.instructions), withoutOrigins(written)])

  const render = once(async () => ({
    questions: await renderQuestions(written, ownerId),
    instructions: await prepareInstructions(renderInstructions, source, ownerId),
  }))
  for (const code of codesFrom(secretCode, ownerId)) {
    const found = await findOwn(db, ownerId, code, content)
    if (found) return found
    const { questions, instructions } = await render()
    try {
      const quizId = await db.transaction().execute(async (trx) => {
        const quiz = await storeNewQuiz(
          trx,
          newId,
          ownerId,
          { ...details, secretCode: code, instructions },
          now,
        )
        // Without questions yet it stays a draft, whatever the settings say.
        await updateSettings(trx, quiz.id, stored, now)
        if (questions.length > 0) await addRevision(trx, newId, quiz, questions, { by: ownerId, at: now })
        return quiz.id
      })
      const isPracticeOff = asStored.canBePractised && !mayPractise
      return { quizId, outcome: 'restored', ...(isPracticeOff && { isPracticeOff: true as const }) }
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'code-taken')) throw error
      // Another window has just brought it back.
      const raced = await findOwn(db, ownerId, code, content)
      if (raced) return raced
    }
  }
  throw new AppError('code-taken', 'code-taken')
}

/** The code of the archive, and some that are always the same for this educator. */
function* codesFrom(secretCode: string, ownerId: string): Generator<string> {
  yield secretCode
  for (let number = 1; number <= derivedCodes; number += 1) {
    let digest = createHash('sha256').update(`${ownerId} ${secretCode} ${number}`).digest()
    yield generateSecretCode((count) => {
      const bytes = digest.subarray(0, count)
      digest = createHash('sha256').update(digest).digest()
      return bytes
    })
  }
}

async function findOwn(
  db: Db,
  ownerId: string,
  code: string,
  content: string,
): Promise<Restored | undefined> {
  const present = await findQuizBySecretCode(db, code)
  if (present?.ownerId !== ownerId) return undefined
  const quiz = await findQuizWithRole(db, present.id, { userId: ownerId, roles: ['owner'] })
  if (!quiz) return { quizId: present.id, outcome: 'in-bin' }
  const { currentRevision } = quiz
  const questions = currentRevision === null ? [] : await getRevision(db, quiz.id, currentRevision)
  const its = JSON.stringify([toSettings(quiz, await findSource(db, quiz)), withoutOrigins(questions)])
  return { quizId: quiz.id, outcome: its === content ? 'there' : 'changed' }
}

/** Where a question is from in the bank says nothing about what it asks. */
const withoutOrigins = (questions: readonly UncheckedQuestion[]) =>
  writtenIn(questions.map(({ from: _, ...question }) => question))

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}
