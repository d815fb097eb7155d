import { memo } from 'react'
import { jumpTo, type QuestionDot, QuestionGrid } from '../../../components/quiz/question-grid.tsx'
import { KeysHint } from './editor-dock.tsx'
import { isComplete } from './question-draft.ts'
import type { QuestionDraft } from '../../../question-types/parts.ts'

type QuestionRailProps = {
  questions: readonly QuestionDraft[]
  planned: number
  badKeys: ReadonlySet<string>
  onAdd: () => void
}

const planPrefix = 'planned-'

/** The state of every question, beside the questions. Planned ones link to the next question to write. */
export const QuestionRail = memo(function QuestionRail({
  questions,
  planned,
  badKeys,
  onAdd,
}: QuestionRailProps) {
  const written = questions.map((question) => dotOf(question, badKeys))
  const toWrite = Array.from({ length: Math.max(0, planned - questions.length) }, (_, i) => ({
    target: `${planPrefix}${questions.length + i + 1}`,
    state: 'not written yet',
  }))
  return (
    <aside className="rail rail--editor">
      <nav aria-label="Questions">
        <h2>Questions</h2>
        <QuestionGrid
          dots={[...written, ...toWrite]}
          onJump={(target) => (target.startsWith(planPrefix) ? onAdd() : jumpTo(target))}
        />
        <ul className="legend">
          <li>
            <i className="on" />
            Complete
          </li>
          {badKeys.size > 0 && (
            <li>
              <i className="bad" />
              Has a problem
            </li>
          )}
          <li>
            <i />
            Not written yet
          </li>
        </ul>
      </nav>
      <KeysHint />
    </aside>
  )
})

function dotOf(question: QuestionDraft, badKeys: ReadonlySet<string>): QuestionDot {
  const target = question.key
  if (badKeys.has(target)) return { target, state: 'has a problem', look: 'is-bad' }
  if (isComplete(question)) return { target, state: 'complete', look: 'is-answered' }
  return { target, state: 'not written yet' }
}
