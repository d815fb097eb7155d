import { memo, useEffect, useMemo, useRef } from 'react'
import { jumpTo, type QuestionDot, QuestionGrid } from '../../../components/quiz/question-grid.tsx'
import { KeyHint } from '../question/key-hint.tsx'
import './question-navigator.css'
import { questionId } from '../question/question-id.ts'
import type { LiveAttempt } from './live-attempt.ts'
import { questionMarks } from './unanswered.ts'
import { useCurrentQuestion } from './use-current-question.ts'

/** The dots of all questions beside them, for wide windows: which are answered, with links. */
export const QuestionRail = memo(function QuestionRail({
  attempt,
  answered,
  flagged,
}: {
  attempt: LiveAttempt
  answered: string
  flagged: string
}) {
  const rail = useRef<HTMLElement>(null)
  const current = useCurrentQuestion(answered.length)
  useEffect(() => keepInSight(rail.current), [current])
  return (
    <aside className="rail" ref={rail}>
      <nav aria-label="Questions">
        <h2>Questions</h2>
        <Dots {...{ answered, flagged, current }} onJump={jumpTo} />
      </nav>
      <KeyHint questions={attempt.questions} />
    </aside>
  )
})

/** A dot for each question, and what the dots mean. */
export function Dots({
  answered,
  flagged,
  current,
  onJump,
}: {
  answered: string
  flagged: string
  current: number
  onJump: (target: string) => void
}) {
  const dots = useMemo(() => dotsOf(answered, flagged), [answered, flagged])
  return (
    <>
      <QuestionGrid dots={dots} current={current} onJump={onJump} />
      <ul className="legend">
        <li>
          <i className="on" />
          Answered
        </li>
        <li>
          <i />
          Not answered
        </li>
        {flagged.includes('1') && (
          <li>
            <i className="flagged" />
            Flagged
          </li>
        )}
      </ul>
    </>
  )
}

/** Scrolls the rail, and nothing else, to the question that is being read. */
function keepInSight(rail: HTMLElement | null) {
  const dot = rail?.querySelector('[aria-current]')
  if (!rail || !(dot instanceof HTMLElement)) return
  const top = dot.offsetTop - rail.scrollTop
  if (top < 0 || top + dot.offsetHeight > rail.clientHeight) {
    rail.scrollTop = dot.offsetTop - rail.clientHeight / 2
  }
}

function dotsOf(answered: string, flagged: string): QuestionDot[] {
  return questionMarks(answered).map(({ number, isAnswered }) => {
    const isFlagged = flagged[number - 1] === '1'
    const state = isAnswered ? 'answered' : 'not answered'
    return {
      target: questionId(number),
      state: isFlagged ? `${state}, flagged` : state,
      look: `${isAnswered ? 'is-answered' : ''} ${isFlagged ? 'is-flagged' : ''}`,
    }
  })
}
