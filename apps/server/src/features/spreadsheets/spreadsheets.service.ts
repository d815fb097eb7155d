import type { CallBody, saveSpreadsheetQuiz } from '@quizly/contract'
import { type CellMessage, drawSecretCode, questionsFromRows, tableFromRowObjects } from '@quizly/domain'
import { AppError, invalidInput } from '../../app-error.ts'
import type { Db } from '../../db/store.ts'
import type { NewId, Random } from '../../random.ts'
import { addRevision, storeNewQuiz } from '../quizzes/quizzes.service.ts'

type Body = CallBody<typeof saveSpreadsheetQuiz>

/** How many codes are tried. Even two that are taken come by chance only once in ages. */
const codesAtMost = 5

/** Creates a quiz, its questions and its secret code from the rows of a sheet: all of it, or nothing. */
export async function addSpreadsheetQuiz(
  db: Db,
  { newId, random }: { newId: NewId; random: Random },
  ownerId: string,
  { title, timeLimit, questions: rows, rowNumbers, columns }: Body,
  now: number,
) {
  const table = tableFromRowObjects(rows, { rowNumbers, columns })
  const { questions, problems } = questionsFromRows(table)
  if (problems.length > 0) {
    const places = new Map(table.rows.map(({ row }, index) => [row, `questions.${index}`]))
    throw invalidInput(
      problems.map((problem) => toProblem(problem, places)),
      { success: false },
    )
  }

  const drafts = questions.map(({ row: _, ...question }) => question)
  const save = (secretCode: string) =>
    db.transaction().execute(async (trx) => {
      const body = { title, timeLimit, numQuestions: drafts.length, secretCode }
      const quiz = await storeNewQuiz(trx, newId, ownerId, body, now)
      await addRevision(trx, newId, quiz, drafts, now)
      return { success: true as const, quizId: quiz.id }
    })
  return withFreeCode(random, save)
}

function toProblem({ row, column, message }: CellMessage, places: ReadonlyMap<number, string>) {
  const place = column === '' ? undefined : places.get(row)
  return place === undefined
    ? { path: 'questions', code: 'sheet-problem', message, row, column }
    : { path: `${place}.${column}`, code: 'cell-problem', message, row, column }
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
