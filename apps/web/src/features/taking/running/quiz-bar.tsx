import { runningQuiz as runningWords } from '@quizly/words/student.ts'
import { memo, type ReactNode } from 'react'
import './quiz-bar.css'
import { questionMarks } from './question-navigator.tsx'

const denseFrom = 41

export function QuizBar({
  isIdle = false,
  isLastMinute = false,
  track,
  children,
}: {
  isIdle?: boolean
  isLastMinute?: boolean
  track: ReactNode
  children: ReactNode
}) {
  return (
    <section
      className="exam-bar"
      aria-label={runningWords.status}
      data-last-minute={isLastMinute || undefined}
    >
      <div className="wrap">
        <div className={isIdle ? 'exam-bar__in exam-bar__in--idle' : 'exam-bar__in'}>{children}</div>
        {track}
      </div>
    </section>
  )
}

/** The clock. Screen readers read it only when asked; announcements are made elsewhere. */
export function Timer({
  label,
  name = runningWords.timeLeft,
  children,
}: {
  label: string
  name?: string
  children: string
}) {
  return (
    <div className="timer">
      <span className="timer__k" aria-hidden="true">
        {label}
      </span>
      <span className="timer__v" role="timer" aria-label={name} dir="ltr">
        {children}
      </span>
    </div>
  )
}

export const Track = memo(function Track({ answered }: { answered: string }) {
  const marks = questionMarks(answered)
  return (
    <div className={marks.length >= denseFrom ? 'track track--dense' : 'track'} aria-hidden="true">
      {marks.map(({ number, isAnswered }) => (
        <i key={number} className={isAnswered ? 'on' : undefined} />
      ))}
    </div>
  )
})

/** As high as the running one, so that starting moves nothing. */
export function IdleQuizBar({
  time,
  timeName = runningWords.timeLeft,
  questionCount,
  status,
  children,
}: {
  /** None while the quiz cannot be started. */
  time?: string | false
  timeName?: string | undefined
  questionCount: number
  status: string
  children: ReactNode
}) {
  return (
    <QuizBar track={<Track answered={'0'.repeat(questionCount)} />} isIdle>
      {time && (
        <Timer label={timeName} name={timeName}>
          {time}
        </Timer>
      )}
      <span className="left left--static">{children}</span>
      <p className="save" role="status">
        {status}
      </p>
    </QuizBar>
  )
}
