import { weighted as weightedWords } from '@quizly/words/results.ts'
import type { QuizSummary } from '@quizly/contract'
import type { StudentQuestion } from '@quizly/domain'
import type { MarkedQuestion } from '../result/marked-question.ts'
import { withMinus } from '../../lib/numbers/minus.ts'
import './weighted.css'

export const outOfPoints = (maxScore: number) => weightedWords.outOf(maxScore)

/** How a quiz is marked, before it starts. */
export function ScoringFacts({ quiz: { scoring } }: { quiz: QuizSummary }) {
  if (!scoring) return null
  return (
    <>
      <li>{weightedWords.pointsInAll(scoring.maxScore)}</li>
      {scoring.rules.map((rule) => (
        <li key={rule}>{weightedWords.rules[rule]}</li>
      ))}
      {scoring.numbers?.map((part) => (
        <li key={part}>{weightedWords.numbers[part]}</li>
      ))}
      {scoring.hasDeductions && <li>{weightedWords.deductions}</li>}
    </>
  )
}

/** What a question is worth, and how a part of it is earned. */
export function ShownPoints({ question }: { question: Marked }) {
  return (
    <span className="worth">
      <b className="worth__points">{weightedWords.points(question.points ?? 1)}</b>
      <Rules question={question} />
    </span>
  )
}

/** How many answers wait to be marked, and what they can bring. */
export function WaitingNote({ marked }: { marked: readonly MarkedQuestion[] }) {
  const waiting = marked.filter(({ verdict, outOf }) => verdict === 'waiting' && outOf !== undefined)
  if (waiting.length === 0) return null
  const points = waiting.reduce((sum, { outOf: most = 0 }) => sum + Math.round(most * 100), 0) / 100
  return <p className="sm">{weightedWords.waiting(waiting.length, weightedWords.more(points))}</p>
}

type Marked = Pick<StudentQuestion, 'type' | 'points' | 'rule' | 'deduction'>

function Rules({ question: { type, rule, deduction } }: { question: Marked }) {
  const ofType: Partial<Record<string, Partial<Record<string, string>>>> = weightedWords.ruleOfType
  return (
    <>
      {rule && <span>{ofType[type]?.[rule] ?? weightedWords.ruleHere[rule]}</span>}
      {deduction !== undefined && <span>{weightedWords.deductionHere(deduction)}</span>}
    </>
  )
}

/** What an answer earned, or what it cost, and by which rule. */
export const EarnedPoints = ({
  question,
  verdict,
  points = 0,
  outOf: most = 0,
}: Pick<MarkedQuestion, 'question' | 'verdict' | 'points' | 'outOf'>) => (
  <span className="worth worth--earned sm">
    <span className="worth__earned">
      {verdict === 'waiting' ? weightedWords.points(most) : withMinus(weightedWords.earned(points, most))}
    </span>
    <Rules question={question} />
  </span>
)
