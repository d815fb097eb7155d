import type { VerdictName } from '@quizly/domain'
import type { MouseEvent } from 'react'
import { Icon } from '../icons/icons.tsx'
import { jumpTo } from '../quiz/question-grid.tsx'
import { verdictLooks } from '../quiz/verdict.tsx'
import type { MarkedQuestion } from './marked-question.ts'

export function VerdictSummary({ marked }: { marked: readonly MarkedQuestion[] }) {
  return (
    <>
      <Tally marked={marked} />
      <nav aria-label="Questions">
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
  const names: VerdictName[] = ['correct', 'incorrect', 'skipped']
  return (
    <ul className="tally" aria-label="Summary">
      {names.map((name) => (
        <li key={name}>
          <Icon name={verdictLooks[name].icon} className={verdictLooks[name].short} />
          {marked.filter(({ verdict }) => verdict === name).length} {name}
        </li>
      ))}
    </ul>
  )
}

function VerdictLink({ number, verdict }: { number: number; verdict: VerdictName }) {
  const { icon, word, short } = verdictLooks[verdict]
  function jump(event: MouseEvent) {
    event.preventDefault()
    jumpTo(`r${number}`)
  }
  return (
    <a
      className={short}
      href={`#r${number}`}
      aria-label={`Question ${number}, ${word.toLowerCase()}`}
      onClick={jump}
    >
      <Icon name={icon} />
      {number}
    </a>
  )
}
