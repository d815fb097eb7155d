import type { Db } from '../../db/store.ts'
import type { Random } from '../../random.ts'
import { saveWithGeneratedCode } from '../quizzes/generated-code.service.ts'
import { prepareInstructions } from '../quizzes/instructions/instructions.service.ts'
import { addRevision, type QuestionMaking, storeNewQuiz } from '../quizzes/quizzes.service.ts'
import { storeOnce } from '../quizzes/repeats.service.ts'
import type { SheetBody } from './body.service.ts'

export type SheetMaking = QuestionMaking & { random: Random }

/** Creates a quiz or nothing. With a code, repeating the call returns the quiz that the first one created. */
export async function addSpreadsheetQuiz(
  db: Db,
  { newId, random, renderQuestions, renderInstructions }: SheetMaking,
  ownerId: string,
  { questions: written, instructions: writtenInstructions, secretCode, ...details }: SheetBody,
  now: number,
) {
  const questions = await renderQuestions(written, ownerId)
  const instructions = await prepareInstructions(renderInstructions, writtenInstructions, ownerId)
  const save = (code: string) => {
    const body = { ...details, numQuestions: questions.length, secretCode: code }
    return storeOnce(db, ownerId, { ...body, questions }, () =>
      db.transaction().execute(async (trx) => {
        const quiz = await storeNewQuiz(trx, newId, ownerId, { ...body, instructions }, now)
        await addRevision(trx, newId, quiz, questions, { by: ownerId, at: now })
        return quiz
      }),
    )
  }
  const quiz = await (secretCode === undefined ? saveWithGeneratedCode(random, save) : save(secretCode))
  return { success: true as const, quizId: quiz.id }
}
