import { format } from '@quizly/words/language.ts'
import { outOfTotal } from '../../components/result/out-of.ts'
import { result as resultWords } from '@quizly/words/student.ts'
import type { TimedResult } from '@quizly/contract'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Button } from '../../components/forms/button.tsx'
import { openFold } from '../../components/overlays/fold.tsx'
import { Icon } from '../../components/icons/icons.tsx'
import { jumpTo } from '../../components/quiz/question-grid.tsx'
import { dateAndTime } from '../../lib/dates.ts'
import { studentPaths } from '../../lib/student-paths.ts'
import type { MarkedQuestion } from '../../components/result/marked-question.ts'
import { VerdictSummary } from '../../components/result/verdict-summary.tsx'
import { TimeWasUp } from './time-was-up.tsx'

export function ResultSummary({
  title,
  name,
  result,
  marked,
  isPreview,
  children,
}: {
  title: string
  name: string
  result: TimedResult
  marked: readonly MarkedQuestion[]
  isPreview: boolean | undefined
  children: ReactNode
}) {
  return (
    <div className="result__side">
      <p className="eyebrow">{resultWords.heading}</p>
      <h1>
        <bdi>{title}</bdi>
      </h1>
      <p className="muted sm">
        <bdi>{name}</bdi> · <bdi>{dateAndTime(result.submittedAt)}</bdi>
      </p>
      <TimeWasUp result={result} />
      <p className="score__big">
        <span className="vh">{resultWords.score} </span>
        <span>
          {format.number(result.score ?? 0)}
          {result.waiting !== undefined && ' + ?'}
        </span>{' '}
        <small>{outOfTotal(result)}</small>
      </p>
      {children}
      <VerdictSummary marked={marked} />
      {!isPreview && (
        <div className="actions">
          <Button look="secondary" onClick={() => window.print()}>
            <Icon name="print" />
            {resultWords.print}
          </Button>
          <Button look="secondary" onClick={showReceipt}>
            <Icon name="download" />
            {resultWords.receipt}
          </Button>
          <Link className="linkish" to={studentPaths.profile}>
            {resultWords.allMine}
          </Link>
        </div>
      )}
    </div>
  )
}

function showReceipt() {
  openFold('receipt')
  jumpTo('receipt')
}
