import type { CallQuery, exportResults } from '@quizly/contract'
import { hasRunOut, type Question, shownScore } from '@quizly/domain'
import {
  csvStyle,
  type ExportCell,
  type ExportedResult,
  resultCells,
  type ResultColumns,
  resultHeadings,
} from '@quizly/spreadsheets'
import { languages, type LanguageTag } from '@quizly/words'
import { resultsFile } from '@quizly/words/all-languages.ts'
import { eachPage, type ResultPage } from '../../db/attempts/result-pages.ts'
import { mapReadable } from '../../db/readable-rows.ts'
import type { Db, Store } from '../../db/store.ts'
import { csvFile } from '../../files/csv-file.ts'
import { workbookFile } from '../../files/workbook.ts'
import { closeOverdueAttempts } from '../attempts/close.service.ts'
import { getRevision } from '../quizzes/questions.service.ts'
import type { OwnQuiz } from '../quizzes/quizzes.service.ts'
import { requireRole } from '../quizzes/roles.service.ts'
import { countResults, listResultRows, type ResultRow } from './results-export.repository.ts'

/** So many cells are read and written before others get a turn: a few milliseconds of work. */
const cellsAtOnce = 4_000
const maxRowsAtOnce = 1_000
/** The columns before those of the questions, in characters; more if a heading needs more. */
const widths = [24, 32, 8, 8, 20, 20, 14]
const waitingWidth = 8
const attemptWidths = [9, 9]
const [pointsWidth, verdictWidth] = [12, 12]

type Requested = { quizId: string; userId: string } & CallQuery<typeof exportResults>
type Pages = {
  quiz: OwnQuiz
  questions: readonly Question[]
  limit: number
  language: LanguageTag
  columns: ResultColumns
}

/**
 * The results of an educator's quiz as a file. They are read page by page while the file is taken, so memory does not
 * grow with their number, and a result that is submitted meanwhile may be in it or not. If all fit into one page they
 * come by name, otherwise in the order of the store.
 */
export async function exportResultsOf(
  { db, reports }: Pick<Store, 'db' | 'reports'>,
  { quizId, userId, format, language = 'en', questions: requestedColumns = 'none', separator }: Requested,
  now: number,
) {
  const quiz = await requireRole(reports, quizId, userId, 'read')
  const { currentRevision, attemptRule } = quiz
  await closeOverdueAttempts(db, now, { reports })
  const hasColumns = requestedColumns === 'points' && currentRevision !== null
  const questions = hasColumns ? await getRevision(reports, quizId, currentRevision) : []
  const { count, waiting } = await countResults(reports, quiz)
  const columns = { hasSeveral: attemptRule !== null, hasWaiting: waiting > 0 }
  const headings = resultHeadings(language, questions, columns)
  const limit = Math.min(maxRowsAtOnce, Math.ceil(cellsAtOnce / headings.length))

  const read = { pages: 0 }
  const pages = cellPages(reports, { quiz, questions, limit, language, columns }, read)
  const { sheetName: name, verdicts } = resultsFile[language]
  const ofResult = [
    ...widths,
    ...(columns.hasWaiting ? [waitingWidth] : []),
    ...(columns.hasSeveral ? attemptWidths : []),
  ].map((least, column) => Math.max(least, (headings[column]?.length ?? 0) + 1))
  const ofQuestion = [
    pointsWidth,
    Math.max(verdictWidth, ...Object.values(verdicts).map(({ length }) => length)),
  ]
  const allWidths = [...ofResult, ...questions.flatMap(() => ofQuestion)]
  const { direction } = languages[language]
  const file =
    format === 'csv'
      ? csvFile({ headings, pages, style: csvStyle(language, separator) })
      : workbookFile({ name, direction, headings, widths: allWidths, pages })
  return begin(file, read, Math.max(1, count / limit))
}

async function* cellPages(
  reports: Db,
  pages: Pages,
  read: { pages: number },
): AsyncGenerator<ExportCell[][]> {
  const { quiz, limit } = pages
  const readPage = (after: ResultPage['after']) => listResultRows(reports, quiz, { after, limit })
  for await (const { results, next } of eachPage(readPage)) {
    const isAll = read.pages === 0 && !next
    const rows = isAll ? results.toSorted((a, b) => a.name.localeCompare(b.name, 'en')) : results
    read.pages += 1
    yield await mapReadable(rows, (row) => cellsOf(reports, pages, row))
  }
}

async function cellsOf(
  reports: Db,
  { quiz: { id: quizId, attemptRule }, questions, language, columns }: Pages,
  { number, attempts, ...row }: ResultRow,
): Promise<ExportCell[]> {
  const marked = questions.length > 0 ? await getRevision(reports, quizId, row.markedRevision) : []
  const submittedBy = hasRunOut(row) ? 'time' : 'student'
  const several = attemptRule ? { number, attempts } : undefined
  const { score, totalQuestions, maxScore: outOf = totalQuestions, waiting } = shownScore(row)
  const result: ExportedResult = { ...row, score, outOf, submittedBy, marked, several, waiting }
  return resultCells(language, result, questions, columns)
}

/**
 * Takes a file's chunks until its first page of rows is among them, and says about how long all will be. So what is
 * wrong at the start is still a refusal, and whoever waits can be told how much is left.
 */
async function begin(
  file: AsyncGenerator<Uint8Array>,
  read: { pages: number },
  pages: number,
): Promise<{ written: AsyncIterable<Uint8Array>; expectedLength: number }> {
  const first: Uint8Array[] = []
  for (let next = await file.next(); !next.done; next = await file.next()) {
    first.push(next.value)
    if (read.pages > 0) break
  }
  const pageLength = first.at(-1)?.length ?? 0
  const before = first.reduce((sum, { length }) => sum + length, 0) - pageLength
  async function* written() {
    yield* first
    yield* file
  }
  return { written: written(), expectedLength: Math.round(before + pageLength * pages) }
}
