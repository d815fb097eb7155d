import { buffer } from 'node:stream/consumers'
import type { CallQuery, exportQuiz, QuizFile } from '@quizly/contract'
import { picturesOf, type Question, ruleNow, capabilitiesOf } from '@quizly/domain'
import { type ExportCell, quizSheet } from '@quizly/spreadsheets'
import type { Db } from '../../db/store.ts'
import { languages, type LanguageTag } from '@quizly/words'
import { questionsFile } from '@quizly/words/all-languages.ts'
import { type Sheet, workbookFile } from '../../files/workbook.ts'
import { findPictureBytes, sizesOfPictures } from '../pictures/pictures.service.ts'
import { findInstructions } from '../quizzes/instructions/instructions.service.ts'
import { getRevision } from '../quizzes/questions.service.ts'
import type { OwnQuiz } from '../quizzes/quizzes.service.ts'
import { requireRole } from '../quizzes/roles.service.ts'
import { toSettings } from '../quizzes/settings/settings-words.service.ts'
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
  const { file, questions, shown } = await quizFileOf(reports, quiz)
  if (format === 'json') return asJson(reports, file, shown)
  const bytes = await buffer(workbookFile(sheetOf(questions, requestedLanguage)))
  return { written: only(bytes), expectedLength: bytes.length }
}

/** A quiz as its file has it, without its pictures; `shown`: where they are named. */
export async function quizFileOf(reports: Db, quiz: OwnQuiz) {
  const { id, currentRevision, title, timeLimitMinutes: timeLimit, language } = quiz
  const questions = currentRevision === null ? [] : await getRevision(reports, id, currentRevision)
  const contents = questions.map(
    ({ _id, drawn: _, drawnFeedback: __, drawnBy: ___, marking = {}, ...content }) => ({
      ...content,
      marking: ruleNow(marking),
    }),
  )
  const instructions = await findInstructions(reports, quiz)
  const file: QuizFile = {
    format: capabilitiesOf(questions) ? 'quizly-quiz-2' : 'quizly-quiz-1',
    title,
    timeLimit,
    ...(language !== null && { language }),
    ...(instructions && { instructions: instructions.source }),
    settings: settingsOf(quiz),
    questions: contents,
  }
  return { file, questions, shown: instructions ? [...questions, { drawn: [instructions] }] : questions }
}

/** How it runs wherever it is given. */
function settingsOf(quiz: OwnQuiz): QuizFile['settings'] {
  const settings = toSettings(quiz, undefined)
  const { resultRelease, shuffleQuestions, freshQuestions, shuffleOptions, pages } = settings
  const { attempts, attemptCounts } = settings
  return { resultRelease, shuffleQuestions, freshQuestions, shuffleOptions, pages, attempts, attemptCounts }
}

/** The pictures come last, one after the other, because they can be large. */
async function asJson(reports: Db, file: QuizFile, questions: Parameters<typeof picturesOf>[0]) {
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
