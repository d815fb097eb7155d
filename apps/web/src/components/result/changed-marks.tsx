import {
  marking as markingWords,
  markingPage as pageWords,
  questionFigures as figureWords,
  ruleSimulation as simulationWords,
  secondMarks as secondWords,
} from '@quizly/words/desk.ts'
import type { ChangedMark, ChangedMarks as ChangedMarksOfQuiz } from '@quizly/contract'
import { format } from '@quizly/words/language.ts'
import { Link } from 'wouter'
import { type Column, DataTable } from '../tables/data-table.tsx'
import { paths } from '../../lib/paths.ts'
import { personName } from '../../lib/words/person-name.ts'

type Props = ChangedMarksOfQuiz & {
  /** Names lead to the attempts in this quiz. */
  quizId?: string
}

/** Which released marks are worth something else by an edited rubric, by name. */
export function ChangedMarks({ up, down, marks = [], quizId }: Props) {
  return <MarksThatChange label={secondWords.changedMarks} count={up + down} marks={marks} quizId={quizId} />
}

type Mark = ChangedMark & { outOf?: number; outOfAfter?: number }

/** The first of so many marks. Names lead to the attempts in a quiz. */
export function MarksThatChange({
  label,
  count,
  marks,
  quizId,
}: {
  label: string
  count: number
  marks: readonly Mark[]
  quizId?: string | undefined
}) {
  if (marks.length === 0) return null
  return (
    <DataTable
      label={label}
      className="tbl--stack"
      rows={marks}
      rowKey={({ userId, number }) => `${userId} ${number}`}
      columns={columnsOf(quizId)}
    >
      {count > marks.length && (
        <tr>
          <td colSpan={3} className="muted">
            {markingWords.andMore(count - marks.length)}
          </td>
        </tr>
      )}
    </DataTable>
  )
}

const pointsText = (points: number, outOf: number | undefined) =>
  outOf === undefined ? format.number(points) : `${format.number(points)} / ${format.number(outOf)}`

const columnsOf = (quizId: string | undefined): Column<Mark>[] => [
  {
    name: simulationWords.student,
    isRowHead: true,
    cell: ({ userId, name }) =>
      quizId === undefined ? (
        <bdi>{personName(name)}</bdi>
      ) : (
        <Link to={paths.studentAttempt(quizId, userId)} dir="auto">
          {personName(name)}
        </Link>
      ),
  },
  { name: figureWords.question, numeric: true, cell: ({ number }) => format.number(number) },
  {
    name: pageWords.points,
    numeric: true,
    cell: ({ before, after, outOf, outOfAfter }) => (
      <bdi dir="ltr">
        {pointsText(before, outOf)} → {pointsText(after, outOfAfter)}
      </bdi>
    ),
  },
]
