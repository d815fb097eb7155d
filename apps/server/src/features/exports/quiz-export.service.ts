import { buffer } from 'node:stream/consumers'
import type { CallQuery, exportQuiz, QuizFile } from '@quizly/contract'
import { type ExportCell, type Question, quizSheet, ruleNow, traitsOf } from '@quizly/domain'
import type { Db } from '../../db/store.ts'
import { languages, type LanguageTag } from '@quizly/words'
import { questionsFile } from '@quizly/words/files.ts'
import { type Sheet, workbookFile } from '../../files/workbook.ts'
import { getRevision } from '../quizzes/questions.service.ts'
import { requireRole } from '../quizzes/roles.service.ts'
import { letOthersIn } from '../../slices.ts'

const questionsAtOnce = 50
/** The question, its type, six options and what is correct, in characters; the type more if a name needs more. */
const widths = [60, 16, 18, 18, 18, 18, 18, 18]
const otherWidth = 24

type Wanted = { quizId: string; userId: string } & CallQuery<typeof exportQuiz>

/** At most a megabyte, so it is made before its first byte is sent. Uploading it gives the same questions. */
export async function exportQuizOf(reports: Db, { quizId, userId, format, language: asked = 'en' }: Wanted) {
  const quiz = await requireRole(reports, quizId, userId, 'read')
  const { currentRevision, title, timeLimitMinutes: timeLimit, language } = quiz
  const questions = currentRevision === null ? [] : await getRevision(reports, quizId, currentRevision)
  const contents = questions.map(({ _id, drawn: _drawn, marking = {}, ...content }) => ({
    ...content,
    marking: ruleNow(marking),
  }))
  const file: QuizFile = {
    format: traitsOf(questions) ? 'quizly-quiz-2' : 'quizly-quiz-1',
    title,
    timeLimit,
    ...(language !== null && { language }),
    questions: contents,
  }
  const bytes =
    format === 'json'
      ? Buffer.from(`${JSON.stringify(file, null, 2)}\n`)
      : await buffer(workbookFile(sheetOf(questions, asked)))
  async function* written() {
    yield bytes
  }
  return { written: written(), expectedLength: bytes.length }
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
    await letOthersIn()
  }
}
