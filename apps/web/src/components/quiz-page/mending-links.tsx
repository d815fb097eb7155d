import type { OwnQuizSummary } from '@quizly/contract'
import type { Question } from '@quizly/domain'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { mayMark } from '../../lib/may-edit.ts'
import { paths } from '../../lib/paths.ts'

/** From a question straight to its key, and to what was written as its answer. */
export function MendingLinks({
  quiz,
  question: { _id, options },
  number,
  children,
}: {
  quiz: Pick<OwnQuizSummary, '_id' | 'role'>
  question: Pick<Question, '_id' | 'options'>
  number: number
  /** Other ways on from the question, before these. */
  children?: ReactNode
}) {
  const about = <span className="vh"> question {number}</span>
  return (
    <span className="mending-links sm">
      {children}
      {mayMark(quiz) && <Link to={paths.remark(quiz._id, _id)}>Mark again{about}</Link>}
      {options.length === 0 && mayMark(quiz) && (
        <Link to={paths.acceptAnswers(quiz._id, _id)}>Accept answers{about}</Link>
      )}
    </span>
  )
}
