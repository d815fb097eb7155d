import { everywhere as commonWords } from '@quizly/words/student.ts'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import type { ErrorMessage } from '../../lib/words/problem-words.ts'
import { Sentence } from '../../lib/words/sentence.tsx'
import { useErrorTitle } from './use-error-title.ts'
import './error-summary.css'

/** `fieldId` returns the id of the control for a problem's path; an empty text if there is none. */
export function ErrorSummary({
  problems,
  fieldId = (path) => path,
}: {
  problems: readonly (ErrorMessage & { path: string })[]
  fieldId?: (path: string) => string
}) {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problems.length > 0) summary.current?.focus()
  }, [problems])
  useErrorTitle(problems)

  if (problems.length === 0) return null
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={summary}>
      <h2>{commonWords.problems}</h2>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.path} ${problem.code}`}>
            <SummaryLine sentence={<Sentence of={problem} />} target={fieldId(problem.path)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function SummaryLine({ sentence, target }: { sentence: ReactNode; target: string }) {
  if (!target) return <p className="error-summary__text">{sentence}</p>
  function focusField(event: MouseEvent) {
    event.preventDefault()
    const field = document.getElementById(target)
    field?.focus()
    field?.scrollIntoView({ block: 'center' })
  }
  return (
    <a href={`#${target}`} onClick={focusField}>
      {sentence}
    </a>
  )
}
