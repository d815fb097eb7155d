import * as weightedWords from '@quizly/words/results/weighted.ts'
import type { QuizSummary } from '@quizly/contract'
import type { CreditRule, StudentQuestion } from '@quizly/domain'
import type { MarkedQuestion } from '../result/marked-question.ts'
import './weighted.css'

export const outOf = (maxScore: number) => weightedWords.outOf(maxScore)
/** How a quiz is marked, before it starts. */
export function ScoringFacts({ quiz: { scoring } }: { quiz: QuizSummary }) {
  if (!scoring) return null
  return (
    <>
      <li>{weightedWords.pointsInAll(scoring.maxScore)}</li>
      {scoring.rules.map((rule) => (
        <li key={rule}>{weightedWords.rules[rule]}</li>
      ))}
      {scoring.hasDeductions && <li>{weightedWords.deductions}</li>}
    </>
  )
}

/** What a question is worth, and how a part of it is earned. */
export function QuestionWorth({
  question: { points = 1, rule, deduction },
  ruleHere,
}: {
  question: Pick<StudentQuestion, 'points' | 'rule' | 'deduction'>
  ruleHere?: Partial<Record<CreditRule, () => string>> | undefined
}) {
  return (
    <span className="worth">
      <b className="worth__points">{weightedWords.points(points)}</b>
      {rule && <span>{ruleHere?.[rule]?.() ?? weightedWords.ruleHere[rule]}</span>}
      {deduction !== undefined && <span>{weightedWords.deductionHere(deduction)}</span>}
    </span>
  )
}

/** What an answer earned, or what it cost. */
export const EarnedPoints = ({ points = 0, outOf: most = 0 }: Pick<MarkedQuestion, 'points' | 'outOf'>) => (
  <span className="worth__earned sm">{weightedWords.earned(points, most)}</span>
)
