import { format } from '@quizly/words/language.ts'
import { questionFigures as questionWords } from '@quizly/words/desk.ts'
import { verdicts as verdictWords } from '@quizly/words/student.ts'
import type { AnalysedQuestion, OwnQuizSummary, QuizAnalysis } from '@quizly/contract'
import { optionLetter, isWritten } from '@quizly/domain'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { Icon } from '../../../components/icons/icons.tsx'
import { QuestionMenu } from '../../quiz-page/question-menu.tsx'
import { type Column, DataTable } from '../../../components/tables/data-table.tsx'
import { mayMark } from '../../../lib/may-edit.ts'
import { paths } from '../../../lib/paths.ts'
import { sorted, useSorting } from '../../../components/tables/sorting.ts'
import { discriminationValue, discriminationWord, percent, twoDigits } from '../../quiz-page/figure-texts.ts'
import { Button } from '../../../components/forms/button.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'
import { deskParts } from '../../../question-types/desk-parts.ts'
import type { AnswerRow } from '../../../question-types/parts.ts'
import { textOnly } from '../../../question-types/text-only.ts'

function ScoreGroups({ analysed, onClose }: { analysed: AnalysedQuestion; onClose: () => void }) {
  return (
    <Dialog labelledBy="groups-title" describedBy="groups-text" onClose={onClose}>
      <h2 id="groups-title">{questionWords.groupsTitle(analysed.number)}</h2>
      <p id="groups-text" className="muted">
        {questionWords.groupsHint}
      </p>
      <DataTable
        labelledBy="groups-title"
        frame={null}
        rows={deskParts[analysed.question.type].answerRows(analysed)}
        rowKey={({ spoken }) => spoken}
        columns={scoreColumns(isWritten(analysed.question.type))}
      />
      <div className="dialog__actions">
        <Button look="secondary" data-autofocus onClick={onClose}>
          {questionWords.close}
        </Button>
      </div>
    </Dialog>
  )
}

const scoreColumns = (isWrittenAnswer: boolean): Column<AnswerRow>[] => [
  {
    name: questionWords.answer,
    isRowHead: true,
    cell: ({ spoken, mark }) =>
      mark === 'key' && !isWrittenAnswer ? questionWords.markedCorrect(spoken) : spoken,
  },
  { name: questionWords.thirds.best, numeric: true, cell: ({ thirds }) => thirds.best },
  { name: questionWords.thirds.middle, numeric: true, cell: ({ thirds }) => thirds.middle },
  { name: questionWords.thirds.worst, numeric: true, cell: ({ thirds }) => thirds.worst },
]

type UncountedQuestion = QuizAnalysis['uncounted'][number]
const sortKeys = ['number', 'difficulty', 'discrimination'] as const
type SortKey = (typeof sortKeys)[number]
const isSortKey = (text: string): text is SortKey => sortKeys.some((key) => key === text)
type Row = AnalysedQuestion | UncountedQuestion
/** With fewer answers only their number is shown. */
const fewestForLevel = 10

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
  const hasPartly = questions.some(({ difficulty }) => difficulty.partly !== undefined)
  return (
    <>
      <DataTable
        label={questionWords.label}
        className="tbl--stack"
        frame={{ className: 'question-figures' }}
        rows={sorted<Row>([...questions, ...uncounted], valueOf[sorting.key], sorting.descending)}
        rowKey={({ question }) => question._id}
        columns={columnsOf(quiz, attempts, { hasPartly, hasDiscrimination }, setGrouped)}
        sorting={sorting}
        onSort={sortBy}
      />
      {grouped && <ScoreGroups analysed={grouped} onClose={() => setGrouped(undefined)} />}
    </>
  )
}

/** Where answers wait for a person, that is why. */
const whyUncounted = ({ why, toMark }: UncountedQuestion) =>
  why === 'not-asked' && toMark !== undefined
    ? questionWords.noneMarked(toMark)
    : questionWords.whyUncounted[why]

const isCounted = (row: Row): row is AnalysedQuestion => 'difficulty' in row

const valueOf: Record<SortKey, (row: Row) => number | null> = {
  number: ({ number }) => number,
  difficulty: (row) => (isCounted(row) ? row.difficulty.share : null),
  discrimination: (row) => (isCounted(row) ? discriminationValue(row.discrimination) : null),
}

function columnsOf(
  quiz: OwnQuizSummary,
  attempts: number,
  { hasPartly, hasDiscrimination }: { hasPartly: boolean; hasDiscrimination: boolean },
  onGroups: (row: AnalysedQuestion) => void,
): Column<Row, SortKey>[] {
  const ofCounted = (cell: (row: AnalysedQuestion) => ReactNode) => (row: Row) => isCounted(row) && cell(row)
  const partly: Column<Row, SortKey> = {
    name: verdictWords.names.partly,
    headClass: 'unsorted',
    cell: ofCounted(({ difficulty, asked }) => questionWords.right(difficulty.partly ?? 0, asked)),
  }
  const discrimination: Column<Row, SortKey> = {
    name: questionWords.discrimination,
    sort: 'discrimination',
    numeric: true,
    cell: ofCounted((row) => <Discrimination {...row} />),
  }
  return [
    {
      name: questionWords.question,
      sort: 'number',
      isRowHead: true,
      className: 'q-col',
      cell: (row) => (
        <>
          <div className="with-menu">
            <span>
              {row.number}.{' '}
              <bdi lang={quiz.language ?? 'en'}>{textOnly(row.question, row.question.text)}</bdi>
            </span>
            <Actions quiz={quiz} row={row} onGroups={onGroups} />
          </div>
          {isCounted(row) && <SuspectedKey quizId={quiz._id} analysed={row} />}
        </>
      ),
    },
    {
      name: questionWords.correct,
      sort: 'difficulty',
      className: (row) => (isCounted(row) ? undefined : 'muted'),
      span: (row) => (isCounted(row) ? 1 : 2 + Number(hasPartly) + Number(hasDiscrimination)),
      cell: (row) =>
        isCounted(row) ? <Difficulty quizId={quiz._id} row={row} attempts={attempts} /> : whyUncounted(row),
    },
    ...(hasPartly ? [partly] : []),
    ...(hasDiscrimination ? [discrimination] : []),
    {
      name: questionWords.answers,
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
        { label: questionWords.whoMissed, run: () => navigate(whoMissed(quiz._id, row.number)) },
        { label: questionWords.byGroup, run: () => onGroups(row) },
      ]
    : []
  return <QuestionMenu quiz={quiz} {...row} first={first} />
}

const whoMissed = (quizId: string, number: number) => `${paths.quizGrid(quizId)}?failed=${number}`

function SuspectedKey({ quizId, analysed }: { quizId: string; analysed: AnalysedQuestion }) {
  const said = doubtOfKey(analysed)
  if (said === undefined) return null
  return (
    <span className="suspected">
      <Icon name="warning" className="icon--sm" />
      {said} <Link to={paths.regrade(quizId, analysed.question._id)}>{questionWords.changeKey}</Link>
    </span>
  )
}

function doubtOfKey({ question, suspectedKey, suspectedPair }: AnalysedQuestion): string | undefined {
  if (suspectedPair) {
    const { prompt, partner } = suspectedPair
    return questionWords.checkPair(
      textOnly(question, question.options[prompt - 1] ?? ''),
      textOnly(question, partner),
    )
  }
  if (suspectedKey === undefined) return undefined
  const key = question.correctAnswers
    .map((answer) => optionLetter(question.options.indexOf(answer)))
    .join(format.comma)
  return questionWords.checkKey(key, suspectedKey)
}

function Difficulty({
  quizId,
  row: { number, asked, difficulty, toMark = 0 },
  attempts,
}: {
  quizId: string
  row: AnalysedQuestion
  attempts: number
}) {
  const { share, right, partly = 0, level, interval } = difficulty
  const between = partly > 0 ? questionWords.between : questionWords.shareBetween
  const range = between(percent(interval.low), percent(interval.high))
  const missed = asked - right - partly
  const notAsked = attempts - asked - toMark
  return (
    <div title={range}>
      <div className="difficulty">
        <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
          <rect width={100 * share} height="10" />
        </svg>
        <span>{percent(share)}</span>
      </div>
      <span className="muted sm">
        {asked >= fewestForLevel && questionWords.levels[level] + format.comma}
        <span className="nowrap">{questionWords.right(right, asked)}</span>
        {toMark > 0 && format.comma + questionWords.waiting(toMark)}
        {notAsked > 0 && format.comma + questionWords.notAsked(notAsked)}{' '}
        {missed > 0 && (
          <span className="missed">
            ·{' '}
            <Link to={whoMissed(quizId, number)}>
              {questionWords.missed(missed, number, (text) => (
                <span key="question" className="vh">
                  {text}
                </span>
              ))}
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
    <div title={questionWords.between(twoDigits(interval.low), twoDigits(interval.high))}>
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
            <span aria-hidden="true" dir="auto">
              {row.label}
            </span>
            <span className="vh">
              {row.mark === 'key'
                ? questionWords.correctAnswer(row.spoken)
                : isLink
                  ? questionWords.acceptLike(row.spoken, analysed.number)
                  : row.spoken}
            </span>
          </>
        )
        return (
          <li key={row.spoken} data-mark={row.mark}>
            {isLink ? (
              <Link to={acceptPath} title={questionWords.accept}>
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
