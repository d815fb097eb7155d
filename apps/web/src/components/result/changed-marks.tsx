import * as markingWords from '@quizly/words/desk/marking.ts'
import * as pageWords from '@quizly/words/desk/marking-page.ts'
import * as secondWords from '@quizly/words/desk/second-marks.ts'
import * as figureWords from '@quizly/words/desk/question-figures.ts'
import * as simulationWords from '@quizly/words/desk/rule-simulation.ts'
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
export function ChangedMarks({ quizId, up, down, marks = [] }: Props) {
  const more = up + down - marks.length
  if (marks.length === 0) return null
  return (
    <DataTable
      label={secondWords.changedMarks}
      className="tbl--stack"
      rows={marks}
      rowKey={({ userId, number }) => `${userId} ${number}`}
      columns={columnsOf(quizId)}
    >
      {more > 0 && (
        <tr>
          <td colSpan={3} className="muted">
            {markingWords.andMore(more)}
          </td>
        </tr>
      )}
    </DataTable>
  )
}

const columnsOf = (quizId: string | undefined): Column<ChangedMark>[] => [
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
    cell: ({ before, after }) => (
      <bdi dir="ltr">
        {format.number(before)} → {format.number(after)}
      </bdi>
    ),
  },
]
