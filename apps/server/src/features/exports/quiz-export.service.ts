import { buffer } from 'node:stream/consumers'
import type { CallQuery, exportQuiz, QuizFile } from '@quizly/contract'
import { type ExportCell, type Question, quizCells, quizHeadings } from '@quizly/domain'
import type { Db } from '../../db/store.ts'
import { type Sheet, workbookFile } from '../../files/workbook.ts'
import { getRevision } from '../quizzes/questions.service.ts'
import { requireRole } from '../quizzes/roles.service.ts'
import { letOthersIn } from '../../slices.ts'

/** Few enough that other calls, which are answered in between, hardly wait. */
const questionsAtOnce = 50
/** The question, its type, six options, the key and the options that keep their place, in characters. */
const widths = [60, 16, 18, 18, 18, 18, 18, 18, 24, 24]

type Wanted = { quizId: string; userId: string } & CallQuery<typeof exportQuiz>

/**
 * An educator's quiz as a file. It has at most a megabyte, so it is made before its first byte is sent. The workbook has
 * everything that an upload takes, so that uploading it gives the same questions.
 */
export async function exportQuizOf(reports: Db, { quizId, userId, format }: Wanted) {
  const quiz = await requireRole(reports, quizId, userId, 'read')
  const { currentRevision, title, timeLimitMinutes: timeLimit, language } = quiz
  const questions = currentRevision === null ? [] : await getRevision(reports, quizId, currentRevision)
  const contents = questions.map(({ _id, ...content }) => content)
  const file: QuizFile = {
    format: 'quizly-quiz-1',
    title,
    timeLimit,
    ...(language !== null && { language }),
    questions: contents,
  }
  const bytes =
    format === 'json'
      ? Buffer.from(`${JSON.stringify(file, null, 2)}\n`)
      : await buffer(workbookFile(sheetOf(questions)))
  async function* written() {
    yield bytes
  }
  return { written: written(), expectedLength: bytes.length }
}

function sheetOf(questions: readonly Question[]): Sheet {
  const headings = quizHeadings(questions)
  return {
    name: 'Questions',
    headings,
    widths: widths.slice(0, headings.length),
    pages: eachPage(questions),
  }
}

async function* eachPage(questions: readonly Question[]): AsyncGenerator<ExportCell[][]> {
  for (let from = 0; from < questions.length; from += questionsAtOnce) {
    yield questions.slice(from, from + questionsAtOnce).map(quizCells)
    await letOthersIn()
  }
}
