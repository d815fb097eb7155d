import { questionGrid as questionGridWords } from '@quizly/words/student.ts'
import { useLanguage } from '../../lib/words/language.ts'
import { memo, type MouseEvent } from 'react'
import './question-grid.css'

export type QuestionDot = {
  target: string
  state: string
  look?: string
}

/** A dot for each question, with a link to it. `state` completes its name: "Question 3, answered". */
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
          <QuestionLink {...dot} number={i + 1} isCurrent={i === current} onJump={onJump} />
        </li>
      ))}
    </ol>
  )
}

/** One dot. It is not rendered again when another question is answered. */
const QuestionLink = memo(function QuestionLink({
  number,
  target,
  state,
  look,
  isCurrent,
  onJump,
}: QuestionDot & {
  number: number
  isCurrent: boolean
  onJump: (target: string) => void
}) {
  useLanguage()
  function jump(event: MouseEvent) {
    event.preventDefault()
    onJump(target)
  }
  return (
    <a
      className={['qdot', look].filter(Boolean).join(' ')}
      href={`#${target}`}
      aria-label={questionGridWords.question(number, state)}
      aria-current={isCurrent || undefined}
      onClick={jump}
    >
      <span>{number}</span>
    </a>
  )
})

/** Content that is laid out lazily on the way moves the target: the scroll is corrected for some frames. */
export function jumpTo(id: string): void {
  const element = document.getElementById(id)
  let frames = 10
  function follow() {
    element?.scrollIntoView({ block: 'start' })
    frames -= 1
    if (frames > 0) requestAnimationFrame(follow)
  }
  follow()
  element?.focus({ preventScroll: true })
}
