import { optionLetter } from '@quizly/domain'
import { home as homeWords } from '@quizly/words/student.ts'

const code = 'K7rTm2Qx'
/** One marked line per question: the filled bubble (null: skipped) and the verdict. */
const lines: [bubble: number | null, keyof typeof marks][] = [
  [2, 'correct'],
  [null, 'skipped'],
  [1, 'correct'],
  [0, 'correct'],
  [1, 'incorrect'],
  [2, 'correct'],
  [null, 'skipped'],
  [1, 'correct'],
  [0, 'incorrect'],
  [3, 'correct'],
  [2, 'correct'],
  [2, 'correct'],
]
const marks = {
  correct: 'm-6 .5 4 4.5 8-10',
  incorrect: 'm-5-5 10 10m0-10-10 10',
  skipped: 'm-5 0h10',
}

export function MarkedAnswers() {
  return (
    <figure className="specimen" role="img" aria-label={homeWords.drawing}>
      <svg viewBox="0 0 400 580" aria-hidden="true">
        <g className="specimen__form">
          <path d="M24.5 580V.75H399.25V580" />
          <path d="M24.5 104.5H399" />
        </g>
        <text x="40" y="32" className="specimen__small">
          {homeWords.drawnCode}
        </text>
        {[...code].map((character, i) => (
          <CodeBox key={character} x={40 + 27 * i + (i > 3 ? 8 : 0)} character={character} />
        ))}
        <text x="384" y="32" textAnchor="end" className="specimen__small">
          {homeWords.score}
        </text>
        <text x="384" y="74" textAnchor="end" className="specimen__score">
          8/12
        </text>
        {lines.map(([bubble, verdict], i) => (
          // The lines never change, so the index can be the key.
          // oxlint-disable-next-line react/no-array-index-key
          <SheetLine key={i} number={i + 1} bubble={bubble} verdict={verdict} />
        ))}
      </svg>
    </figure>
  )
}

function CodeBox({ x, character }: { x: number; character: string }) {
  return (
    <>
      <rect x={x} y="46" width="27" height="34" className="specimen__form" />
      <text x={x + 13.5} y="70" textAnchor="middle" className="specimen__code">
        {character}
      </text>
    </>
  )
}

function SheetLine({
  number,
  bubble,
  verdict,
}: {
  number: number
  bubble: number | null
  verdict: keyof typeof marks
}) {
  const y = 95 + 37 * number
  const empty = [0, 1, 2, 3].filter((i) => i !== bubble)
  return (
    <>
      <path d={`M0 ${y - 4}h16v8H0z${bubble === null ? '' : ring(bubble, y, 13.75)}`} fill="var(--mark)" />
      <text x="62" y={y + 5} textAnchor="end" className="specimen__number">
        {number}
      </text>
      <path d={empty.map((i) => ring(i, y, 13)).join('')} className="specimen__form" />
      <text x={empty.map(centre).join(' ')} y={y + 4.5} textAnchor="middle" className="specimen__letter">
        {empty.map(optionLetter).join('')}
      </text>
      <rect
        x="324"
        y={y - 12}
        width="24"
        height="24"
        rx="3"
        fill={verdict === 'skipped' ? 'var(--skipped-fill)' : `var(--${verdict})`}
      />
      <path d={`M336 ${y}${marks[verdict]}`} className="specimen__mark" stroke={`var(--on-${verdict})`} />
    </>
  )
}

const centre = (bubble: number) => 96 + 48 * bubble

/** The outline of one bubble. The drawing has few shapes and texts, because each costs a slow phone time. */
const ring = (bubble: number, y: number, radius: number) =>
  `M${centre(bubble) - radius} ${y}a${radius} ${radius} 0 1 1 0 .01z`
