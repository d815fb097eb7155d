import {
  areAnswersTyped,
  describeAnswer,
  indexesOf,
  listedText,
  type Outcome,
  pointsOfOutcome,
  type PointsQuestion,
  type Question,
  type QuestionContent,
  type SelectedOption,
  spokenFormulas,
  stripMarkdown,
  type VerdictName,
} from '@quizly/domain'
import type { LanguageTag } from '@quizly/words'
import { formulas, questionsFile, resultsFile } from '@quizly/words/all-languages.ts'
import type { ExportCell } from './csv.ts'

/** `outcomes` are on the questions `marked`, in that order. */
export type ExportedResult = {
  name: string
  email: string
  /** Of as many, in points. */
  score: number
  outOf: number
  startedAt: number
  submittedAt: number
  tookMs: number
  submittedBy: 'student' | 'time'
  outcomes: readonly Outcome[]
  marked: readonly (PointsQuestion & { _id: string })[]
  /** Undefined where a quiz has one attempt for each student. */
  several?: { number: number; attempts: number } | undefined
  /** How many questions have still to be marked. */
  waiting?: number | undefined
}

/** Columns that only some quizzes or files need. `zone`: the name of the time zone of moments. */
export type ResultColumns = {
  hasSeveral?: boolean
  hasWaiting?: boolean
  hasFigures?: boolean
  zone?: string
}

const longestHeading = 100
/** Spreadsheet programs keep no more characters of a cell. */
const longestText = 32_767
const minuteMs = 60_000

/** At the end two for each question: its points and its verdict. */
export function resultHeadings(
  language: LanguageTag,
  questions: readonly Written[],
  { hasSeveral = false, hasWaiting = false, hasFigures = false, zone = 'UTC' }: ResultColumns = {},
): string[] {
  const { headings, figures, waitingHeading, severalHeadings, verdict } = resultsFile[language]
  const { name, email, score, outOf, started, submitted, submittedBy } = headings
  return [
    name,
    email,
    score,
    outOf,
    ...(hasFigures ? [figures.share] : []),
    started(zone),
    submitted(zone),
    ...(hasFigures ? [figures.minutes] : []),
    submittedBy,
    ...(hasWaiting ? [waitingHeading] : []),
    ...(hasSeveral ? [severalHeadings.number, severalHeadings.attempts] : []),
    ...questions.flatMap((question, index) => [numbered(language, question, index), verdict(index + 1)]),
  ]
}

type Written = Pick<QuestionContent, 'text' | 'type' | 'format' | 'drawn'>

/** A text of a question without signs; formulas as they are read out. */
function plainText(language: LanguageTag, { format, drawn }: Omit<Written, 'text'>, text: string): string {
  if (!format) return text
  return stripMarkdown(
    text,
    resultsFile[language].picture,
    spokenFormulas({ text, drawn }, formulas[language]),
  )
}

type PlainTexts = { text: string; ofOption: ReadonlyMap<string, string> }

const plainTexts = new WeakMap<Written, Map<LanguageTag, PlainTexts>>()

/** Works out what is written of a formatted question, which takes a while; then headings and cells do not. */
export function prepareTexts(language: LanguageTag, question: Question): void {
  if (question.format) plainTextsOf(language, question)
}

/** Of a formatted question, worked out once for all students. The question must never change. */
function plainTextsOf(
  language: LanguageTag,
  question: Written & { options?: readonly string[] },
): PlainTexts {
  const known = plainTexts.get(question) ?? new Map<LanguageTag, PlainTexts>()
  plainTexts.set(question, known)
  const found = known.get(language) ?? {
    text: plainText(language, question, question.text),
    ofOption: new Map(
      (question.options ?? []).map((option) => [option, plainText(language, question, option)]),
    ),
  }
  known.set(language, found)
  return found
}

const textOf = (language: LanguageTag, question: Written) =>
  listedText(question, question.format ? plainTextsOf(language, question).text : question.text)

const numbered = (language: LanguageTag, question: Written, index: number) =>
  `${index + 1}. ${shortened(textOf(language, question))}`

function shortened(text: string): string {
  const line = [...text.replaceAll(/\s+/g, ' ')]
  return line.length > longestHeading ? `${line.slice(0, longestHeading).join('')}…` : line.join('')
}

/**
 * A skipped question has 0 points, so that a column’s average is the mean; one that waits has none yet. Throws if the
 * outcomes are on other questions.
 */
export function resultCells(
  language: LanguageTag,
  result: ExportedResult,
  questions: readonly { _id: string }[],
  { hasWaiting = false, hasFigures = false }: ResultColumns = {},
): ExportCell[] {
  const { submittedBy, verdicts } = resultsFile[language]
  const { score, outOf, startedAt, submittedAt } = result
  return [
    result.name,
    result.email,
    score,
    outOf,
    ...(hasFigures ? [result.waiting || outOf === 0 ? null : tenths((100 * score) / outOf)] : []),
    { moment: startedAt },
    { moment: submittedAt },
    ...(hasFigures ? [tenths(result.tookMs / minuteMs)] : []),
    submittedBy[result.submittedBy],
    ...(hasWaiting ? [result.waiting ?? null] : []),
    ...(result.several ? [result.several.number, result.several.attempts] : []),
    ...cellsOfQuestions(result, questions, verdicts),
  ]
}

function cellsOfQuestions(
  { outcomes, marked }: ExportedResult,
  questions: readonly { _id: string }[],
  words: Readonly<Record<VerdictName, string>>,
): ExportCell[] {
  if (questions.length === 0) return []
  if (outcomes.length !== marked.length) throw new Error('These outcomes are on other questions')
  const places = indexesOf(marked)
  return questions.flatMap(({ _id }) => {
    const index = places.get(_id) ?? marked.length
    const [question, outcome] = [marked[index], outcomes[index]]
    if (!question || !outcome) return [null, null]
    const points = outcome.verdict === 'waiting' ? null : pointsOfOutcome(question, outcome)
    return [points, words[outcome.verdict]]
  })
}

const tenths = (value: number) => Math.round(value * 10) / 10

/** Of whom a row of one of the other sheets is. */
type Person = Pick<ExportedResult, 'name' | 'email' | 'several'>

const personCells = ({ name, email, several }: Person): ExportCell[] => [
  name,
  email,
  ...(several ? [several.number] : []),
]

function personHeadings(language: LanguageTag, { hasSeveral = false }: ResultColumns): string[] {
  const { headings, severalHeadings } = resultsFile[language]
  return [headings.name, headings.email, ...(hasSeveral ? [severalHeadings.number] : [])]
}

/** What each student gave, a column for each question. */
export const answerHeadings = (
  language: LanguageTag,
  questions: readonly Written[],
  columns: ResultColumns = {},
): string[] => [
  ...personHeadings(language, columns),
  ...questions.map((question, index) => numbered(language, question, index)),
]

/** The answers to `questions` as texts, by the questions that they are marked by. Empty where nothing was given. */
export function answerCells(
  language: LanguageTag,
  person: Person,
  answers: ReadonlyMap<string, SelectedOption>,
  { questions, marked }: { questions: readonly { _id: string }[]; marked: readonly Question[] },
): ExportCell[] {
  const places = indexesOf(marked)
  const given = questions.map(({ _id }) => {
    const question = marked[places.get(_id) ?? marked.length]
    const selected = answers.get(_id) ?? null
    return question && selected !== null ? answerText(language, question, selected) || null : null
  })
  return [...personCells(person), ...given]
}

/** What students write themselves is no formatted text. */
function answerText(language: LanguageTag, question: Question, selected: SelectedOption): string {
  const isAsWritten = !question.format || areAnswersTyped(question.type)
  if (isAsWritten) return describeAnswer(question, selected).slice(0, longestText)
  const { ofOption } = plainTextsOf(language, question)
  const plain = (text: string) => ofOption.get(text) ?? plainText(language, question, text)
  const shown = Array.isArray(selected) ? selected.map(plain) : selected === null ? null : plain(selected)
  const described = describeAnswer({ ...question, options: question.options.map(plain) }, shown)
  return described.slice(0, longestText)
}

/** The score, and the points of each question, whose heading says how many there are. */
export function pointHeadings(
  language: LanguageTag,
  questions: readonly (Written & PointsQuestion)[],
  columns: ResultColumns = {},
): string[] {
  const { headings, worth } = resultsFile[language]
  const ofQuestions = questions.map((question, index) =>
    worth(numbered(language, question, index), question.points ?? 1),
  )
  return [...personHeadings(language, columns), headings.score, headings.outOf, ...ofQuestions]
}

/** As `resultCells`, without the verdicts. */
export function pointCells(
  language: LanguageTag,
  result: ExportedResult,
  questions: readonly { _id: string }[],
): ExportCell[] {
  const cells = cellsOfQuestions(result, questions, resultsFile[language].verdicts)
  return [
    ...personCells(result),
    result.score,
    result.outOf,
    ...cells.filter((_, column) => column % 2 === 0),
  ]
}

/** What a class did with a question; without `asked` nobody is told apart by it. `share`: of its points. */
export type ExportedQuestion = {
  question: Question
  asked?: number
  right?: number
  partly?: number | undefined
  share?: number
  discrimination?: number | undefined
  toMark?: number | undefined
}

export const questionHeadings = (language: LanguageTag): string[] =>
  Object.values(resultsFile[language].questions)

export function questionCells(
  language: LanguageTag,
  { question, asked, right, partly, share, discrimination, toMark }: ExportedQuestion,
  index: number,
): ExportCell[] {
  const keys = [question.correctAnswers, ...(question.marking?.also ?? [])]
  const key = keys.map((answers) => answerText(language, question, answers)).join('\n')
  return [
    index + 1,
    textOf(language, question).slice(0, longestText),
    questionsFile[language].types[question.type],
    key.slice(0, longestText) || null,
    question.points ?? 1,
    asked ?? null,
    right ?? null,
    partly ?? null,
    share === undefined ? null : tenths(100 * share),
    discrimination === undefined ? null : Math.round(100 * discrimination) / 100,
    toMark ?? null,
  ]
}
