import { drawSecretCode } from '@quizly/domain'
import { AppError } from '../../app-error.ts'
import type { Db } from '../../db/store.ts'
import type { NewId, Random } from '../../random.ts'
import { addRevision, storeNewQuiz } from '../quizzes/quizzes.service.ts'
import { storeOnce } from '../quizzes/repeats.service.ts'
import type { SheetBody } from './body.service.ts'

/** How many codes are tried. Even two that are taken come by chance only once in ages. */
const codesAtMost = 5

/**
 * Creates a quiz with the questions of a sheet: all of it, or nothing. It draws a secret code where none
 * is given; with one, asking for the same once more gives back the quiz that is there.
 */
export async function addSpreadsheetQuiz(
  db: Db,
  { newId, random }: { newId: NewId; random: Random },
  ownerId: string,
  { questions, secretCode, ...details }: SheetBody,
  now: number,
) {
  const save = (code: string) => {
    const body = { ...details, numQuestions: questions.length, secretCode: code }
    return storeOnce(db, ownerId, { ...body, questions }, () =>
      db.transaction().execute(async (trx) => {
        const quiz = await storeNewQuiz(trx, newId, ownerId, body, now)
        await addRevision(trx, newId, quiz, questions, now)
        return quiz
      }),
    )
  }
  const quiz = await (secretCode === undefined ? withFreeCode(random, save) : save(secretCode))
  return { success: true as const, quizId: quiz.id }
}

/** Saves with a code that is drawn here; with another one while it is taken. */
async function withFreeCode<T>(
  random: Random,
  save: (secretCode: string) => Promise<T>,
  codesLeft = codesAtMost,
): Promise<T> {
  try {
    return await save(drawSecretCode(random.bytes))
  } catch (error) {
    const isTaken = error instanceof AppError && error.code === 'code-taken'
    if (!isTaken) throw error
    if (codesLeft === 1) throw new Error('Every secret code that was drawn is taken', { cause: error })
    return withFreeCode(random, save, codesLeft - 1)
  }
}
