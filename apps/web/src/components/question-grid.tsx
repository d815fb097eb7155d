import type { MouseEvent } from 'react'
import './question-grid.css'

export type QuestionDot = {
  /** The id of the element that the dot leads to. */
  target: string
  state: string
  look?: 'is-answered' | 'is-bad' | undefined
}

/** A dot for each question, leading to it. `state` completes its name: "Question 3, answered". */
export function QuestionGrid({
  dots,
  current,
  onJump,
}: {
  dots: readonly QuestionDot[]
  current?: number
  onJump: (target: string) => void
}) {
  return (
    <ol className="qgrid">
      {dots.map((dot, i) => (
        <li key={dot.target}>
          <QuestionLink number={i + 1} dot={dot} isCurrent={i === current} onJump={onJump} />
        </li>
      ))}
    </ol>
  )
}

function QuestionLink({
  number,
  dot,
  isCurrent,
  onJump,
}: {
  number: number
  dot: QuestionDot
  isCurrent: boolean
  onJump: (target: string) => void
}) {
  function jump(event: MouseEvent) {
    event.preventDefault()
    onJump(dot.target)
  }
  return (
    <a
      className={['qdot', dot.look].filter(Boolean).join(' ')}
      href={`#${dot.target}`}
      aria-label={`Question ${number}, ${dot.state}`}
      aria-current={isCurrent || undefined}
      onClick={jump}
    >
      <span>{number}</span>
    </a>
  )
}

/** Scrolls to an element and gives it the focus. */
export function jumpTo(id: string): void {
  const element = document.getElementById(id)
  element?.scrollIntoView({ block: 'start' })
  element?.focus({ preventScroll: true })
}
