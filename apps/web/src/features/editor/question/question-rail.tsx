import { useLanguage } from '../../../lib/words/language.ts'
import { editor as editorWords } from '@quizly/words/authoring.ts'
import { memo } from 'react'
import './question-rail.css'
import { jumpTo, type QuestionDot, QuestionGrid } from '../../../components/quiz/question-grid.tsx'
import { KeysHint } from './editor-dock.tsx'
import { isComplete } from './question-draft.ts'
import type { QuestionDraft } from '../../../question-types/parts.ts'

type QuestionRailProps = {
  questions: readonly QuestionDraft[]
  planned: number
  badKeys: ReadonlySet<string>
  onAdd: () => void
  /** Where one jumps to must be there. */
  beforeJump: () => void
}

const planPrefix = 'planned-'

/** The state of every question, beside the questions. Planned ones link to the next question to write. */
export const QuestionRail = memo(function QuestionRail({
  questions,
  planned,
  badKeys,
  onAdd,
  beforeJump,
}: QuestionRailProps) {
  useLanguage()
  const written = questions.map((question) => dotOf(question, badKeys))
  const toWrite = Array.from({ length: Math.max(0, planned - questions.length) }, (_, i) => ({
    target: `${planPrefix}${questions.length + i + 1}`,
    state: editorWords.states.unwritten,
  }))
  return (
    <aside className="rail rail--editor">
      <nav aria-label={editorWords.questions}>
        <h2>{editorWords.questions}</h2>
        <QuestionGrid
          dots={[...written, ...toWrite]}
          onJump={(target) => {
            if (target.startsWith(planPrefix)) return onAdd()
            beforeJump()
            jumpTo(target)
          }}
        />
        <ul className="legend">
          <li>
            <i className="on" />
            {editorWords.complete}
          </li>
          {badKeys.size > 0 && (
            <li>
              <i className="bad" />
              {editorWords.problem}
            </li>
          )}
          <li>
            <i />
            {editorWords.unwritten}
          </li>
        </ul>
      </nav>
      <KeysHint />
    </aside>
  )
})

function dotOf(question: QuestionDraft, badKeys: ReadonlySet<string>): QuestionDot {
  const target = question.key
  if (badKeys.has(target)) return { target, state: editorWords.states.problem, look: 'is-bad' }
  if (isComplete(question)) return { target, state: editorWords.states.complete, look: 'is-answered' }
  return { target, state: editorWords.states.unwritten }
}
