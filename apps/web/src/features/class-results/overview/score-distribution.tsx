import { format } from '@quizly/words/language.ts'
import { results as resultsWords } from '@quizly/words/desk.ts'
import type { QuizAnalysis } from '@quizly/contract'
import { oneDigit } from '../../quiz-page/figure-texts.ts'

const [width, height] = [720, 220]
const [top, foot] = [28, 28]
const maxDots = 60

/** How many students had which score: a dot for each, or bars for a large class. Its table has the same in words. */
export function ScoreDistribution({
  scores,
  points,
  average,
}: Pick<QuizAnalysis, 'scores' | 'points'> & { average: number }) {
  const columns = points ? columnsOfPoints(scores, points) : columnsOf(scores)
  const count = scores.reduce((sum, each) => sum + each, 0)
  const hasDots = count <= maxDots
  const step = width / columns.length
  const most = Math.max(...columns.map((column) => column.count))
  const room = height - top - foot
  const radius = Math.min(6.5, step / 3, room / most / 2.4)
  const at = ((points ? average / points.step : average + 0.5) / scores.length) * width
  const isRight = at > width / 2
  return (
    <figure className={`scores ${columns.length > 13 ? 'scores--many' : ''}`}>
      <svg viewBox={`0 0 ${width} ${height}`} direction="ltr" aria-hidden="true">
        <path className="scores__axis" d={`M0 ${height - foot}H${width}`} />
        {columns.map((column, index) => (
          <g key={column.from} transform={`translate(${(index + 0.5) * step} ${height - foot})`}>
            {hasDots ? (
              <Dots count={column.count} radius={radius} />
            ) : (
              <rect
                x={-step / 3}
                y={(-room * column.count) / most}
                width={(2 * step) / 3}
                height={(room * column.count) / most}
              />
            )}
            <text y="22" textAnchor="middle">
              {format.number(column.from)}
            </text>
          </g>
        ))}
        <path className="scores__average" d={`M${at} 4V${height - foot}`} />
        <text
          className="scores__average"
          x={at + (isRight ? -8 : 8)}
          y="16"
          textAnchor={isRight ? 'end' : 'start'}
        >
          {resultsWords.average(oneDigit(average))}
        </text>
      </svg>
      <figcaption className="muted sm">
        {resultsWords.outOf(points?.outOf ?? scores.length - 1)}{' '}
        {hasDots ? resultsWords.dots : resultsWords.students(count)}
      </figcaption>
      {/* A table itself is never narrower than its words. */}
      <div className="vh">
        <table>
          <caption>{resultsWords.distribution}</caption>
          <thead>
            <tr>
              <th scope="col">{resultsWords.scoreColumn}</th>
              <th scope="col">{resultsWords.studentsColumn}</th>
            </tr>
          </thead>
          <tbody>
            {columns
              .filter((column) => column.count > 0)
              .map((column) => (
                <tr key={column.from}>
                  <th scope="row">{scoreText(column)}</th>
                  <td>{column.count}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

const scoreText = ({ from, to }: ScoreColumn) =>
  from === to ? format.number(from) : resultsWords.scoresFromTo(from, to)

function Dots({ count, radius }: { count: number; radius: number }) {
  return Array.from({ length: count }, (_, index) => (
    <circle key={index} cy={-radius * 1.4 - index * radius * 2.4} r={radius} />
  ))
}

type ScoreColumn = { from: number; to: number; count: number }

const maxColumns = 26

/** Of a weighted quiz: the server has put its scores together. */
export function columnsOfPoints(
  scores: readonly number[],
  { step, outOf }: NonNullable<QuizAnalysis['points']>,
): ScoreColumn[] {
  const rounded = (points: number) => Math.round(points * 100) / 100
  return scores.map((count, index) => ({
    from: rounded(index * step),
    to: index === scores.length - 1 ? outOf : rounded((index + 1) * step - 0.01),
    count,
  }))
}

export function columnsOf(scores: readonly number[]): ScoreColumn[] {
  const span = Math.ceil(scores.length / maxColumns)
  return Array.from({ length: Math.ceil(scores.length / span) }, (_, column) => {
    const from = column * span
    const within = scores.slice(from, from + span)
    return { from, to: from + within.length - 1, count: within.reduce((sum, count) => sum + count, 0) }
  })
}
