import type { AnalysedQuestion, OwnQuizSummary, QuizAnalysis } from '@quizly/contract'
import { optionLetter } from '@quizly/domain'
import { useState } from 'react'
import { Link } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { Icon } from '../../../components/icons/icons.tsx'
import { QuestionMenu } from '../../quiz-page/question-menu.tsx'
import '../../../components/tables/table.css'
import { mayMark } from '../../../lib/may-edit.ts'
import { paths } from '../../../lib/paths.ts'
import { SortHead } from '../sort-head.tsx'
import { sorted, useSorting } from '../sorting.ts'
import { AnswerCounts } from './answer-counts.tsx'
import { discriminationValue, discriminationWord, percent, twoDigits } from './figure-texts.ts'
import { ScoreGroups } from './score-groups.tsx'

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

/** What came of each question: how many got it right, whether that tells anything, and what they chose. */
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
  const rows: Row[] = [...questions, ...uncounted]
  const valueOf: Record<SortKey, (row: Row) => number | null> = {
    number: ({ number }) => number,
    difficulty: (row) => ('difficulty' in row ? row.difficulty.share : null),
    discrimination: (row) => ('difficulty' in row ? discriminationValue(row.discrimination) : null),
  }
  const [grouped, setGrouped] = useState<AnalysedQuestion>()
  const head = { sorting, onSort: sortBy }
  const tells = questions.some(({ discrimination }) => 'value' in discrimination)
  return (
    <div className="tbl-w question-figures">
      <table className="tbl tbl--stack" aria-label="Questions">
        <thead className="sorts">
          <tr>
            <SortHead id="number" label="Question" {...head} />
            <SortHead id="difficulty" label="Difficulty" {...head} />
            {tells && <SortHead id="discrimination" label="Discrimination" numeric {...head} />}
            <th scope="col" className="unsorted">
              Answers
            </th>
          </tr>
        </thead>
        <tbody>
          {sorted(rows, valueOf[sorting.key], sorting.descending).map((row) => (
            <tr key={row.question._id}>
              <th scope="row" className="q-col">
                <div className="with-menu">
                  <span>
                    {row.number}. <bdi lang={quiz.language}>{row.question.text}</bdi>
                  </span>
                  <Actions quiz={quiz} row={row} onGroups={setGrouped} />
                </div>
                {'difficulty' in row && <SuspectedKey quizId={quiz._id} analysed={row} />}
              </th>
              {'difficulty' in row ? (
                <Counted {...{ quiz, row, attempts, tells }} />
              ) : (
                <td colSpan={tells ? 3 : 2} data-k="Difficulty" className="muted">
                  {whyUncounted[row.why]}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {grouped && <ScoreGroups analysed={grouped} onClose={() => setGrouped(undefined)} />}
    </div>
  )
}

/** What can be seen and done beyond the figures of a question. */
function Actions({
  quiz,
  row,
  onGroups,
}: {
  quiz: OwnQuizSummary
  row: Row
  onGroups: (row: AnalysedQuestion) => void
}) {
  const first =
    'difficulty' in row
      ? [
          { label: 'Who missed it', run: () => navigate(whoMissed(quiz._id, row.number)) },
          { label: 'Answers by score group', run: () => onGroups(row) },
        ]
      : []
  return <QuestionMenu quiz={quiz} {...row} first={first} />
}

const whoMissed = (quizId: string, number: number) => `${paths.quizGrid(quizId)}?failed=${number}`

function Counted({
  quiz,
  row,
  attempts,
  tells,
}: {
  quiz: OwnQuizSummary
  row: AnalysedQuestion
  attempts: number
  tells: boolean
}) {
  return (
    <>
      <td data-k="Difficulty">
        <Difficulty quizId={quiz._id} row={row} attempts={attempts} />
      </td>
      {tells && (
        <td className="n" data-k="Discrimination">
          <Discrimination {...row} />
        </td>
      )}
      <td data-k="Answers">
        <AnswerCounts
          analysed={row}
          acceptPath={mayMark(quiz) ? paths.acceptAnswers(quiz._id, row.question._id) : undefined}
        />
      </td>
    </>
  )
}

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
