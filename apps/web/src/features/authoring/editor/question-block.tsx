import { memo } from 'react'
import type { FoundProblem } from '../saving/found-problems.ts'
import { markingKeys } from './editor-keys.ts'
import { QuestionBlockHead } from './question-block-head.tsx'
import { QuestionBody } from './question-body.tsx'
import type { QuestionDraft } from './question-draft.ts'
import './question-editor.css'
import type { QuestionActions } from './use-question-editor.ts'

export type QuestionBlockProps = {
  question: QuestionDraft
  index: number
  isLast: boolean
  problems: readonly FoundProblem[]
  actions: QuestionActions
}

/** One question of the editor. */
export const QuestionBlock = memo(function QuestionBlock(props: QuestionBlockProps) {
  const { question, problems, actions } = props
  return (
    <section
      id={question.key}
      className={problems.length > 0 ? 'qb has-error' : 'qb'}
      aria-labelledby={`${question.key}-heading`}
      tabIndex={-1}
      onKeyDown={markingKeys(question, actions)}
    >
      <QuestionBlockHead {...props} />
      <QuestionBody question={question} problems={problems} actions={actions} />
    </section>
  )
})
