import type { ReactNode } from 'react'
import { QuizBar, Timer, Track } from './quiz-bar.tsx'

/**
 * The quiz bar while no clock is running. It is as high as the running one, so that starting moves nothing.
 */
export function IdleQuizBar({
  timeLeft,
  questionCount,
  status,
  children,
}: {
  /** None while the quiz cannot be started. */
  timeLeft?: string | false
  questionCount: number
  status: string
  children: ReactNode
}) {
  return (
    <QuizBar track={<Track answered={'0'.repeat(questionCount)} />} isIdle>
      {timeLeft && <Timer label="Time left">{timeLeft}</Timer>}
      <span className="left left--static">{children}</span>
      <p className="save" role="status">
        {status}
      </p>
    </QuizBar>
  )
}
