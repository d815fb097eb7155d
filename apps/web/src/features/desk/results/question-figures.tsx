import type { AnalysedQuestion, OwnQuizSummary, QuizAnalysis } from '@quizly/contract'
import { optionLetter } from '@quizly/domain'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { Icon } from '../../../components/icons/icons.tsx'
import { QuestionMenu } from '../../quiz-page/question-menu.tsx'
import { type Column, DataTable } from '../../../components/tables/data-table.tsx'
import { mayMark } from '../../../lib/may-edit.ts'
import { paths } from '../../../lib/paths.ts'
import { sorted, useSorting } from '../../../components/tables/sorting.ts'
import { discriminationValue, discriminationWord, percent, twoDigits } from './figure-texts.ts'
import { ScoreGroups } from './score-groups.tsx'
import { deskParts } from '../../../question-types/desk-parts.ts'

type UncountedQuestion = QuizAnalysis['uncounted'][number]
const sortKeys = ['number', 'difficulty', 'discrimination'] as const
type SortKey = (typeof sortKeys)[number]
const isSortKey = (text: string): text is SortKey => sortKeys.some((key) => key === text)
type Row = AnalysedQuestion | UncountedQuestion
const whyUncounted = {
  full: 'Full marks for all. It is not part of these figures.',
  'left-out': 'Left out. It is not part of these figures.',
  'not-asked': 'Not asked yet. It was added after these students had started.',
}
/** With fewer answers only their number is shown. */
const fewestForLevel = 10
const levels = { easy: 'Easy', medium: 'Medium', hard: 'Hard' }

export function QuestionFigures({
  quiz,
  attempts,
  questions,
  uncounted,
}: {
  quiz: OwnQuizSummary
  attempts: number
  questions: readonly AnalysedQuestion[]
  uncounted: readonly UncountedQuestion[]
}) {
  const { sorting, sortBy } = useSorting<SortKey>({ key: 'number', descending: false }, isSortKey)
  const [grouped, setGrouped] = useState<AnalysedQuestion>()
  const hasDiscrimination = questions.some(({ discrimination }) => 'value' in discrimination)
  return (
    <>
      <DataTable
        label="Questions"
        className="tbl--stack"
        frame={{ className: 'question-figures' }}
        rows={sorted<Row>([...questions, ...uncounted], valueOf[sorting.key], sorting.descending)}
        rowKey={({ question }) => question._id}
        columns={columnsOf(quiz, attempts, hasDiscrimination, setGrouped)}
        sorting={sorting}
        onSort={sortBy}
      />
      {grouped && <ScoreGroups analysed={grouped} onClose={() => setGrouped(undefined)} />}
    </>
  )
}

const isCounted = (row: Row): row is AnalysedQuestion => 'difficulty' in row

const valueOf: Record<SortKey, (row: Row) => number | null> = {
  number: ({ number }) => number,
  difficulty: (row) => (isCounted(row) ? row.difficulty.share : null),
  discrimination: (row) => (isCounted(row) ? discriminationValue(row.discrimination) : null),
}

function columnsOf(
  quiz: OwnQuizSummary,
  attempts: number,
  hasDiscrimination: boolean,
  onGroups: (row: AnalysedQuestion) => void,
): Column<Row, SortKey>[] {
  const ofCounted = (cell: (row: AnalysedQuestion) => ReactNode) => (row: Row) => isCounted(row) && cell(row)
  const discrimination: Column<Row, SortKey> = {
    name: 'Discrimination',
    sort: 'discrimination',
    numeric: true,
    cell: ofCounted((row) => <Discrimination {...row} />),
  }
  return [
    {
      name: 'Question',
      sort: 'number',
      isRowHead: true,
      className: 'q-col',
      cell: (row) => (
        <>
          <div className="with-menu">
            <span>
              {row.number}. <bdi lang={quiz.language}>{row.question.text}</bdi>
            </span>
            <Actions quiz={quiz} row={row} onGroups={onGroups} />
          </div>
          {isCounted(row) && <SuspectedKey quizId={quiz._id} analysed={row} />}
        </>
      ),
    },
    {
      name: 'Difficulty',
      sort: 'difficulty',
      className: (row) => (isCounted(row) ? undefined : 'muted'),
      span: (row) => (isCounted(row) ? 1 : hasDiscrimination ? 3 : 2),
      cell: (row) =>
        isCounted(row) ? (
          <Difficulty quizId={quiz._id} row={row} attempts={attempts} />
        ) : (
          whyUncounted[row.why]
        ),
    },
    ...(hasDiscrimination ? [discrimination] : []),
    {
      name: 'Answers',
      headClass: 'unsorted',
      cell: ofCounted((row) => (
        <AnswerCounts
          analysed={row}
          acceptPath={mayMark(quiz) ? paths.acceptAnswers(quiz._id, row.question._id) : undefined}
        />
      )),
    },
  ]
}

function Actions({
  quiz,
  row,
  onGroups,
}: {
  quiz: OwnQuizSummary
  row: Row
  onGroups: (row: AnalysedQuestion) => void
}) {
  const first = isCounted(row)
    ? [
        { label: 'Who missed it', run: () => navigate(whoMissed(quiz._id, row.number)) },
        { label: 'Answers by score group', run: () => onGroups(row) },
      ]
    : []
  return <QuestionMenu quiz={quiz} {...row} first={first} />
}

const whoMissed = (quizId: string, number: number) => `${paths.quizGrid(quizId)}?failed=${number}`

function SuspectedKey({ quizId, analysed }: { quizId: string; analysed: AnalysedQuestion }) {
  const { question, suspectedKey } = analysed
  if (suspectedKey === undefined) return null
  const key = question.correctAnswers
    .map((answer) => optionLetter(question.options.indexOf(answer)))
    .join(', ')
  return (
    <span className="suspected">
      <Icon name="warning" className="icon--sm" />
      Check the answer key. It says {key}, but the strongest students chose {suspectedKey}.{' '}
      <Link to={paths.remark(quizId, question._id)}>Change answer key</Link>
    </span>
  )
}

function Difficulty({
  quizId,
  row: { number, asked, difficulty },
  attempts,
}: {
  quizId: string
  row: AnalysedQuestion
  attempts: number
}) {
  const { share, right, level, interval } = difficulty
  const range = `Between ${percent(interval.low)} and ${percent(interval.high)} of such students`
  const missed = asked - right
  return (
    <div title={range}>
      <div className="difficulty">
        <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
          <rect width={100 * share} height="10" />
        </svg>
        <span>{percent(share)}</span>
      </div>
      <span className="muted sm">
        {asked >= fewestForLevel && `${levels[level]}, `}
        <span className="nowrap">
          {right} of {asked}
        </span>
        {asked < attempts && `, ${attempts - asked} not asked`}{' '}
        {missed > 0 && (
          <span className="missed">
            ·{' '}
            <Link to={whoMissed(quizId, number)}>
              {missed} missed<span className="vh"> question {number}</span>
            </Link>
          </span>
        )}
      </span>
    </div>
  )
}

function Discrimination({ discrimination }: AnalysedQuestion) {
  const word = discriminationWord(discrimination)
  if ('why' in discrimination) return <span className="muted sm why">{word}</span>
  const { value, interval, level } = discrimination
  return (
    <div title={`Between ${twoDigits(interval.low)} and ${twoDigits(interval.high)}`}>
      <b>{twoDigits(value)}</b>
      <br />
      <span className="level sm" data-level={level}>
        {word}
      </span>
    </div>
  )
}

/** How often each answer was given. The wrong written ones lead to where they can be accepted. */
function AnswerCounts({
  analysed,
  acceptPath,
}: {
  analysed: AnalysedQuestion
  acceptPath: string | undefined
}) {
  return (
    <ul className="counts">
      {deskParts[analysed.question.type].answerRows(analysed).map((row) => {
        const { worst, middle, best } = row.thirds
        const count = worst + middle + best
        const isLink = row.mark === 'wrong' && acceptPath !== undefined && count > 0
        const content = (
          <>
            <b>{count}</b>
            <span aria-hidden="true">{row.label}</span>
            <span className="vh">
              {row.spoken}
              {row.mark === 'key' && ', correct'}
              {isLink && `: accept answers to question ${analysed.number}`}
            </span>
          </>
        )
        return (
          <li key={row.spoken} data-mark={row.mark}>
            {isLink ? (
              <Link to={acceptPath} title="Accept answers">
                {content}
              </Link>
            ) : (
              content
            )}
          </li>
        )
      })}
    </ul>
  )
}
