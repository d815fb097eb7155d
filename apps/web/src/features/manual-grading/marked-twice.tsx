import { format } from '@quizly/words/language.ts'
import { markingPage as pageWords, secondMarks as secondWords } from '@quizly/words/desk.ts'
import type { AnswerToMark, NextAnswer, QuestionToMark } from '@quizly/contract'
import { type DraftMark, meanMark, pointsOfMark, rubricOf } from '@quizly/domain'
import { Link } from 'wouter'
import { Button } from '../../components/forms/button.tsx'
import { type Column, DataTable } from '../../components/tables/data-table.tsx'
import { withMinus } from '../../lib/numbers/minus.ts'
import { paths } from '../../lib/paths.ts'

const signed = (points: number) => withMinus(format.number(points))

/** Beside an item that only the other marker has chosen. */
const none = '–'

type Look = NonNullable<AnswerToMark['looks']>[number]
type Question = NextAnswer['question']

/** No answer to the question lacks a mark: what is left is where two of them differ. */
export const onlyToSettle = ({ waiting, marked, begun = 0, apart = 0 }: QuestionToMark) =>
  apart > 0 && begun === 0 && marked + apart === waiting

/** How far the two marks of the answers to a question agree, and the way to where they are settled. */
export function TwoMarkers({ quizId, row }: { quizId: string; row: QuestionToMark }) {
  const { question, marked, begun = 0, apart, settled = 0 } = row
  // After a release there are none any more.
  if (apart === undefined || marked + apart + begun === 0) return null
  const isLink = apart + settled > 0 && !onlyToSettle(row)
  return (
    <p className="muted sm">
      {secondWords.agreeDiffer(marked - settled, apart, begun)}
      {settled > 0 && secondWords.andSettled(settled)}
      {isLink && (
        <>
          {' '}
          <Link to={paths.settleMarks(quizId, question._id)}>
            {apart > 0 ? secondWords.settleThem(apart) : secondWords.seeSettled}
          </Link>
        </>
      )}
    </p>
  )
}

/** Both marks, items against items. */
export function SideBySide({ looks, question }: { looks: readonly Look[]; question: Question }) {
  const rubric = rubricOf(question)
  const items = rubric.filter(({ _id }) => looks.some((look) => look.items.includes(_id)))
  const rows = [
    ...items.map(({ _id, text, points }) => ({
      key: _id,
      name: text,
      cells: looks.map((look) => (look.items.includes(_id) ? signed(points) : none)),
    })),
    ...(rubric.length > 0 && looks.some(({ adjustment }) => adjustment !== 0)
      ? [
          {
            key: 'adjustment',
            name: pageWords.morePoints,
            cells: looks.map(({ adjustment }) => (adjustment === 0 ? none : signed(adjustment))),
          },
        ]
      : []),
    {
      key: 'points',
      name: pageWords.points,
      cells: looks.map(({ points }) => pageWords.total(points, question.points ?? 1)),
    },
    ...(looks.some(({ comment }) => comment !== '')
      ? [{ key: 'comment', name: pageWords.comment, cells: looks.map(({ comment }) => comment) }]
      : []),
  ]
  return (
    <DataTable
      label={secondWords.bothMarks}
      rows={rows}
      rowKey={({ key }) => key}
      columns={columnsOfBoth()}
    />
  )
}

type RowOfBoth = { key: string; name: string; cells: string[] }

const columnsOfBoth = (): Column<RowOfBoth>[] => [
  { name: secondWords.part, isRowHead: true, cell: ({ name }) => <bdi>{name}</bdi> },
  { name: secondWords.firstMark, cell: ({ cells }) => <bdi>{cells[0]}</bdi> },
  { name: secondWords.secondMark, cell: ({ cells }) => <bdi>{cells[1]}</bdi> },
]

type TwoMarksProps = {
  looks: readonly Look[]
  question: Question
  onUse: (mark: DraftMark) => void
}

/** A person settles it: by one of the two, by their mean, or by a mark of their own. */
export function TwoMarks({ looks, question, onUse }: TwoMarksProps) {
  const mean = meanMark(question, looks)
  return (
    <div className="mark-answer__theirs stack stack-2">
      <p>{secondWords.thirdLook}</p>
      <SideBySide looks={looks} question={question} />
      <div className="actions">
        {looks.map(({ items, adjustment, comment }, index) => (
          <Button
            // There are two, which never change places.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            look="quiet"
            size="sm"
            onClick={() => onUse({ items, adjustment, comment })}
          >
            {secondWords.takeMark(index + 1)}
          </Button>
        ))}
        <Button look="quiet" size="sm" onClick={() => onUse({ ...mean, comment: '' })}>
          {secondWords.takeAverage(secondWords.pointsApart(pointsOfMark(question, mean)))}
        </Button>
      </div>
    </div>
  )
}

/** How far the marks of this person agree with their own and with those of others. */
export function Agreement({ withSelf, withOthers }: Pick<NextAnswer, 'withSelf' | 'withOthers'>) {
  if (!withSelf && !withOthers) return null
  return (
    <section className="stack stack-2 sm mark-answer__agreement" aria-labelledby="agreement">
      <h3 id="agreement">{secondWords.agreement}</h3>
      {withSelf && (
        <p>
          {secondWords.withSelf(
            withSelf.answers,
            withSelf.same,
            secondWords.pointsApart(withSelf.meanDifference),
          )}
        </p>
      )}
      {withOthers && (
        <p>
          {secondWords.withOthers(
            withOthers.answers,
            withOthers.same,
            secondWords.pointsApart(withOthers.meanDifference),
          )}
        </p>
      )}
      <p className="muted">{secondWords.agreementHint}</p>
    </section>
  )
}
