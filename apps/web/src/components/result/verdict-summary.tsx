import {
  result as resultWords,
  resultQuestion as resultQuestionWords,
  verdicts as verdictWords,
} from '@quizly/words/student.ts'
import type { VerdictName } from '@quizly/domain'
import type { MouseEvent } from 'react'
import { Icon } from '../icons/icons.tsx'
import { jumpTo } from '../quiz/question-grid.tsx'
import { lateNow } from '../../lib/late.ts'
import { verdictLooks } from '../quiz/verdict.tsx'
import type { MarkedQuestion } from './marked-question.ts'

export function VerdictSummary({ marked }: { marked: readonly MarkedQuestion[] }) {
  const late = lateNow()
  return (
    <>
      <Tally marked={marked} />
      {late && <late.WaitingNote marked={marked} />}
      <nav aria-label={resultWords.questions}>
        <ol className="vtrack">
          {marked.map(({ number, question, verdict }) => (
            <li key={question._id}>
              <VerdictLink number={number} verdict={verdict} />
            </li>
          ))}
        </ol>
      </nav>
    </>
  )
}

function Tally({ marked }: { marked: readonly MarkedQuestion[] }) {
  const countOf = (name: VerdictName) => marked.filter(({ verdict }) => verdict === name).length
  const names = (['correct', 'partly', 'incorrect', 'skipped'] as const).filter(
    (name) => name !== 'partly' || countOf(name) > 0,
  )
  return (
    <ul className="tally" aria-label={resultWords.summary}>
      {names.map((name) => (
        <li key={name}>
          <Icon name={verdictLooks[name].icon} className={verdictLooks[name].short} />
          {verdictWords.counted[name](countOf(name))}
        </li>
      ))}
    </ul>
  )
}

function VerdictLink({ number, verdict }: { number: number; verdict: VerdictName }) {
  const { icon, short } = verdictLooks[verdict]
  function jump(event: MouseEvent) {
    event.preventDefault()
    jumpTo(`r${number}`)
  }
  return (
    <a
      className={short}
      href={`#r${number}`}
      aria-label={resultQuestionWords.link(number, verdictWords.names[verdict])}
      onClick={jump}
    >
      <Icon name={icon} />
      {number}
    </a>
  )
}
