import type { QuizSummary, TimedResult } from '@quizly/contract'
import { rich } from '../../components/quiz/shown-text.ts'
import { MarkedAgain } from './marked-again.tsx'
import { OwnAttempts } from './own-attempts.tsx'

/** What few results have beside them, loaded for these alone. */
export function BesideResult({ result, quiz }: { result: TimedResult; quiz: QuizSummary }) {
  return (
    <>
      {result.markedAgain && <MarkedAgain result={result} />}
      {result.attempts && <OwnAttempts quizId={quiz._id} attempts={result.attempts} />}
      {rich.practise?.(quiz)}
    </>
  )
}
