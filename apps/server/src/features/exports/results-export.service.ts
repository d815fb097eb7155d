import type { AnalysedQuestion, CallQuery, exportResults } from '@quizly/contract'
import { hasRunOut, isBySlip, type Question, shownScore } from '@quizly/domain'
import {
  answerCells,
  answerHeadings,
  csvStyle,
  type ExportCell,
  type ExportedResult,
  pointCells,
  pointHeadings,
  prepareTexts,
  questionCells,
  questionHeadings,
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
import { type Sheet, workbookFile } from '../../files/workbook.ts'
import { zoneClock } from '../../files/zone-clock.ts'
import { createPauses, yieldToEventLoop } from '../../event-loop.ts'
import { closeOverdueAttempts } from '../attempts/close.service.ts'
import { getRevision } from '../quizzes/questions.service.ts'
import type { OwnQuiz } from '../quizzes/quizzes.service.ts'
import { requireRole } from '../quizzes/roles.service.ts'
import { analyseQuiz } from '../reports/analysis.service.ts'
import {
  countResults,
  listGivenAnswers,
  listResultRows,
  type ResultRow,
} from './results-export.repository.ts'

/** So many cells are read and written before others get a turn: a few milliseconds of work. */
const cellsAtOnce = 4_000
const maxRowsAtOnce = 1_000
/** Attempts whose answers are read at once: each can have 256 KiB. */
const maxAnswersAtOnce = 20
/** Answers as texts, and questions with all that is in their rows, take longer to write than numbers. */
const [textsAtOnce, questionsAtOnce] = [1_000, 50]
/** Of columns in characters; more if a heading needs more. */
const widths = { name: 24, email: 32, moment: 20, ofQuestion: 24, number: 8 }

type Requested = { quizId: string; userId: string } & CallQuery<typeof exportResults>
type Sides = Pick<Store, 'db' | 'reports'>
type Pages = {
  quiz: OwnQuiz
  questions: readonly Question[]
  limit: number
  language: LanguageTag
  columns: ResultColumns
  clock: (moment: number) => number
}
type SheetName = keyof typeof resultsFile.en.sheets
const allSheets: readonly SheetName[] = ['results', 'answers', 'points', 'questions']

/**
 * The results of an educator's quiz as a file. They are read page by page while the file is taken, so memory does not
 * grow with their number, and a result that is submitted meanwhile may be in it or not. If all fit into one page they
 * come by name, otherwise in the order of the store. Without `sheet`: one sheet of the form that it had before there were several.
 */
export async function exportResultsOf(store: Sides, requested: Requested, now: number) {
  const { quizId, userId, format, language = 'en', separator, sheet, timeZone = 'UTC' } = requested
  const { db, reports } = store
  const quiz = await requireRole(reports, quizId, userId, 'read')
  const { currentRevision, attemptRule } = quiz
  await closeOverdueAttempts(db, now, { reports })
  const hasQuestions = sheet === undefined ? requested.questions === 'points' : sheet !== 'results'
  const questions =
    hasQuestions && currentRevision !== null ? await getRevision(reports, quizId, currentRevision) : []
  const pause = createPauses()
  for (const question of questions) {
    prepareTexts(language, question)
    await pause()
  }
  const { count, waiting } = await countResults(reports, quiz)
  const columns = {
    hasSeveral: attemptRule !== null,
    hasWaiting: waiting > 0,
    ...(sheet !== undefined && { hasFigures: true, zone: timeZone }),
  }
  const clock = sheet === undefined ? (moment: number) => moment : zoneClock(timeZone)
  const columnsAtMost = resultHeadings(language, questions, columns).length
  const limit = Math.min(maxRowsAtOnce, Math.ceil(cellsAtOnce / columnsAtMost))

  const read = { pages: 0 }
  const pages = { quiz, questions, limit, language, columns, clock }
  const names = format === 'xlsx' && sheet === 'all' ? allSheets : [oneSheet(sheet)]
  const sheets = names.map((name) =>
    name === 'questions'
      ? sheetOfQuestions(store, pages, { userId, now }, read)
      : sheetOfResults(reports, pages, { name, isOld: sheet === undefined }, read),
  )
  const [first] = sheets
  if (!first) throw new Error('A file has a sheet')
  const file =
    format === 'csv'
      ? csvFile({ ...first, style: { ...csvStyle(language, separator), hasClocks: sheet !== undefined } })
      : workbookFile(...sheets)
  return begin(file, read, Math.max(1, count / limit) * sheets.length)
}

const oneSheet = (sheet: Requested['sheet'] = 'all'): SheetName => (sheet === 'all' ? 'results' : sheet)

type ResultSheet = {
  headings: (pages: Pages) => string[]
  /** The cells of results, some rows at once. */
  rows: (reports: Db, pages: Pages, results: readonly ResultRow[]) => AsyncIterable<ExportCell[][]>
}

/** Each row from what is read of its result anyway. */
const rowsBy = (
  cellsOf: (pages: Pages, result: ExportedResult) => ExportCell[],
): Pick<ResultSheet, 'rows'> => ({
  async *rows(reports, pages, results) {
    yield await mapReadable(results, async (row) => cellsOf(pages, await toExported(reports, pages, row)))
  },
})

const withVerdicts: ResultSheet = {
  headings: ({ language, questions, columns }) => resultHeadings(language, questions, columns),
  ...rowsBy(({ language, questions, columns }, result) => resultCells(language, result, questions, columns)),
}

const resultSheets: Record<Exclude<SheetName, 'questions'>, ResultSheet> = {
  results: {
    headings: ({ language, columns }) => resultHeadings(language, [], columns),
    ...rowsBy(({ language, columns }, result) => resultCells(language, result, [], columns)),
  },
  answers: {
    headings: ({ language, questions, columns }) => answerHeadings(language, questions, columns),
    rows: answerRows,
  },
  points: {
    headings: ({ language, questions, columns }) => pointHeadings(language, questions, columns),
    ...rowsBy(({ language, questions }, result) => pointCells(language, result, questions)),
  },
}

function sheetOfResults(
  reports: Db,
  pages: Pages,
  { name, isOld }: { name: Exclude<SheetName, 'questions'>; isOld: boolean },
  read: { pages: number },
): Sheet {
  const { headings, rows } = isOld ? withVerdicts : resultSheets[name]
  const { quiz, limit } = pages
  async function* allRows() {
    let isFirst = true
    const readPage = (after: ResultPage['after']) => listResultRows(reports, quiz, { after, limit })
    for await (const { results, next } of eachPage(readPage)) {
      const isAll = isFirst && !next
      const page = isAll ? results.toSorted((a, b) => a.name.localeCompare(b.name, 'en')) : results
      isFirst = false
      read.pages += 1
      yield* rows(reports, pages, page)
    }
  }
  return sheetOf(pages, name, headings(pages), allRows())
}

async function* answerRows(
  reports: Db,
  { quiz, language, questions }: Pages,
  results: readonly ResultRow[],
): AsyncGenerator<ExportCell[][]> {
  const atOnce = Math.min(maxAnswersAtOnce, Math.ceil(textsAtOnce / (questions.length + 1)))
  for (let from = 0; from < results.length; from += atOnce) {
    const some = results.slice(from, from + atOnce)
    const given = await listGivenAnswers(
      reports,
      some.map(({ id }) => id),
    )
    yield await mapReadable(some, async (row) => {
      const marked = await getRevision(reports, quiz.id, row.markedRevision)
      const person = { ...row, several: severalOf(quiz, row) }
      return answerCells(language, person, given.get(row.id) ?? new Map(), { questions, marked })
    })
    await yieldToEventLoop()
  }
}

/** Its figures are those of the page of results, and are worked out only when the sheet is written. */
function sheetOfQuestions(
  store: Sides,
  { quiz, questions, language, columns }: Pages,
  { userId, now }: { userId: string; now: number },
  read: { pages: number },
): Sheet {
  async function* rows() {
    const { analysis } = await analyseQuiz(store, quiz.id, userId, now)
    const figures = new Map(analysis.questions.map((each) => [each.question._id, each]))
    const toMark = new Map(analysis.uncounted.map((each) => [each.question._id, each.toMark]))
    read.pages += 1
    for (let from = 0; from < questions.length; from += questionsAtOnce) {
      yield questions.slice(from, from + questionsAtOnce).map((question, index) => {
        const found = figures.get(question._id)
        const exported = found ? toFigures(found) : { toMark: toMark.get(question._id) }
        return questionCells(language, { question, ...exported }, from + index)
      })
      await yieldToEventLoop()
    }
  }
  return sheetOf({ language, columns }, 'questions', questionHeadings(language), rows())
}

function toFigures({ asked, difficulty, discrimination, toMark }: AnalysedQuestion) {
  const { right, partly, share } = difficulty
  const value = 'value' in discrimination ? discrimination.value : undefined
  return { asked, right, partly, share, discrimination: value, toMark }
}

function sheetOf(
  { language, columns: { zone = 'UTC' } }: Pick<Pages, 'language' | 'columns'>,
  name: SheetName,
  headings: readonly string[],
  pages: AsyncIterable<ExportCell[][]>,
): Sheet {
  const { sheets, headings: words } = resultsFile[language]
  const usual = new Map([
    [words.name, widths.name],
    [words.email, widths.email],
    [words.started(zone), widths.moment],
    [words.submitted(zone), widths.moment],
  ])
  const leastOf = (heading: string) =>
    usual.get(heading) ?? (/^\d+\. /.test(heading) ? widths.ofQuestion : widths.number)
  return {
    name: sheets[name],
    direction: languages[language].direction,
    headings,
    widths: headings.map((heading) =>
      Math.max(leastOf(heading), Math.min(heading.length + 1, widths.ofQuestion)),
    ),
    pages,
  }
}

async function toExported(
  reports: Db,
  { language, quiz, questions, clock }: Pages,
  row: ResultRow,
): Promise<ExportedResult> {
  const marked = questions.length > 0 ? await getRevision(reports, quiz.id, row.markedRevision) : []
  const submittedBy = hasRunOut(row) ? 'time' : 'student'
  const { score, totalQuestions, maxScore: outOf = totalQuestions, waiting } = shownScore(row)
  const [startedAt, submittedAt] = [clock(row.startedAt), clock(row.submittedAt)]
  const several = severalOf(quiz, row)
  const tookMs = row.submittedAt - row.startedAt
  const email = isBySlip(row) ? resultsFile[language].bySlip : row.email
  return {
    ...row,
    email,
    startedAt,
    submittedAt,
    tookMs,
    score,
    outOf,
    submittedBy,
    marked,
    several,
    waiting,
  }
}

const severalOf = ({ attemptRule }: OwnQuiz, { number, attempts }: ResultRow) =>
  attemptRule ? { number, attempts } : undefined

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
