import { buffer } from 'node:stream/consumers'
import type { CallQuery, exportQuiz, QuizFile } from '@quizly/contract'
import { picturesOf, type Question, ruleNow, capabilitiesOf } from '@quizly/domain'
import { type ExportCell, quizSheet } from '@quizly/spreadsheets'
import type { Db } from '../../db/store.ts'
import { languages, type LanguageTag } from '@quizly/words'
import { questionsFile } from '@quizly/words/all-languages.ts'
import { type Sheet, workbookFile } from '../../files/workbook.ts'
import { findPictureBytes, sizesOfPictures } from '../pictures/pictures.service.ts'
import { getRevision } from '../quizzes/questions.service.ts'
import { requireRole } from '../quizzes/roles.service.ts'
import { yieldToEventLoop } from '../../event-loop.ts'

const questionsAtOnce = 50
/** The question, its type, six options and what is correct, in characters; the type more if a name needs more. */
const widths = [60, 16, 18, 18, 18, 18, 18, 18]
const otherWidth = 24

type Requested = { quizId: string; userId: string } & CallQuery<typeof exportQuiz>

/** Without pictures at most a megabyte, so it is made before its first byte is sent. Uploading it gives the same questions. */
export async function exportQuizOf(
  reports: Db,
  { quizId, userId, format, language: requestedLanguage = 'en' }: Requested,
) {
  const quiz = await requireRole(reports, quizId, userId, 'read')
  const { currentRevision, title, timeLimitMinutes: timeLimit, language } = quiz
  const questions = currentRevision === null ? [] : await getRevision(reports, quizId, currentRevision)
  const contents = questions.map(
    ({ _id, drawn: _, drawnFeedback: __, drawnBy: ___, marking = {}, ...content }) => ({
      ...content,
      marking: ruleNow(marking),
    }),
  )
  const file: QuizFile = {
    format: capabilitiesOf(questions) ? 'quizly-quiz-2' : 'quizly-quiz-1',
    title,
    timeLimit,
    ...(language !== null && { language }),
    questions: contents,
  }
  if (format === 'json') return asJson(reports, file, questions)
  const bytes = await buffer(workbookFile(sheetOf(questions, requestedLanguage)))
  return { written: only(bytes), expectedLength: bytes.length }
}

/** The pictures come last, one after the other, because they can be large. */
async function asJson(reports: Db, file: QuizFile, questions: readonly Question[]) {
  const text = JSON.stringify(file, null, 2)
  const hashes = picturesOf(questions)
  const sizes = Object.entries(hashes.length > 0 ? await sizesOfPictures(reports, hashes) : {})
  if (sizes.length === 0) {
    const bytes = Buffer.from(`${text}\n`)
    return { written: only(bytes), expectedLength: bytes.length }
  }
  const head = Buffer.from(`${text.slice(0, -'\n}'.length)},\n  "pictures": [\n`)
  const end = '\n  ]\n}\n'
  const before = (hash: string, index: number) =>
    `${index > 0 ? ',\n' : ''}    { "hash": "${hash}", "image": "`
  const after = '" }'
  async function* written() {
    yield head
    for (const [index, [hash]] of sizes.entries()) {
      yield before(hash, index)
      yield Buffer.from((await findPictureBytes(reports, hash)) ?? []).toString('base64')
      yield after
      await yieldToEventLoop()
    }
    yield end
  }
  const lengths = sizes.map(
    ([hash, { bytes }], index) => before(hash, index).length + 4 * Math.ceil(bytes / 3) + after.length,
  )
  const expectedLength = head.length + lengths.reduce((sum, length) => sum + length, 0) + end.length
  return { written: written(), expectedLength }
}

async function* only(bytes: Buffer) {
  yield bytes
}

function sheetOf(questions: readonly Question[], language: LanguageTag): Sheet {
  const { headings, cellsOf } = quizSheet(questions, language)
  const { sheetName: name, types } = questionsFile[language]
  const typeWidth = Math.max(...Object.values(types).map(({ length }) => length))
  return {
    name,
    direction: languages[language].direction,
    headings,
    widths: headings.map((_, column) => Math.max(widths[column] ?? otherWidth, column === 1 ? typeWidth : 0)),
    pages: eachPage(questions, cellsOf),
  }
}

async function* eachPage(
  questions: readonly Question[],
  cellsOf: (question: Question) => ExportCell[],
): AsyncGenerator<ExportCell[][]> {
  for (let from = 0; from < questions.length; from += questionsAtOnce) {
    yield questions.slice(from, from + questionsAtOnce).map(cellsOf)
    await yieldToEventLoop()
  }
}
