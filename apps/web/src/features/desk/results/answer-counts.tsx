import type { AnalysedQuestion } from '@quizly/contract'
import { Link } from 'wouter'
import { answerRows, timesGiven } from './answer-rows.ts'

/** How often each answer was given. The wrong written ones lead to where they can be accepted. */
export function AnswerCounts({
  analysed,
  acceptPath,
}: {
  analysed: AnalysedQuestion
  acceptPath: string | undefined
}) {
  return (
    <ul className="counts">
      {answerRows(analysed).map((row) => {
        const count = timesGiven(row)
        const isLink = row.mark === 'wrong' && acceptPath !== undefined && count > 0
        const content = (
          <>
            <b>{count}</b>
            <span aria-hidden="true">{row.label}</span>
            <span className="vh">
              {row.spoken}
              {row.mark === 'key' && ', correct'}
              {isLink && `: accept answers to question ${analysed.number}`}
            </span>
          </>
        )
        return (
          <li key={row.spoken} data-mark={row.mark}>
            {isLink ? (
              <Link to={acceptPath} title="Accept answers">
                {content}
              </Link>
            ) : (
              content
            )}
          </li>
        )
      })}
    </ul>
  )
}
