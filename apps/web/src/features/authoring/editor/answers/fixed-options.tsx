import { optionLetter, trimmed } from '@quizly/domain'
import { useState } from 'react'
import { CheckBox } from '../../../../components/forms/check-box.tsx'
import { fixOption, type QuestionDraft } from '../question-draft.ts'
import type { QuestionActions } from '../use-question-editor.ts'

/** Which options keep their place where the quiz shuffles options. Folded away until one does. */
export function FixedOptions({ question, actions }: { question: QuestionDraft; actions: QuestionActions }) {
  const { key, options, fixed = [] } = question
  const [isOpenAtFirst] = useState(fixed.length > 0)
  return (
    <details className="ed-fixed" open={isOpenAtFirst || undefined}>
      <summary>Don’t shuffle</summary>
      <p className="hint" id={`${key}-fixed-hint`}>
        If the options of this quiz are shuffled, these stay where they are, like “All of the above”.
      </p>
      {options.map((text, position) => {
        const letter = optionLetter(position)
        return (
          <CheckBox
            key={letter}
            label={`Option ${letter} is not shuffled${trimmed(text) && `: ${trimmed(text)}`}`}
            describedBy={`${key}-fixed-hint`}
            isOn={fixed.includes(position)}
            onChange={(isOn) => actions.edit(key, (draft) => fixOption(draft, position, isOn))}
          />
        )
      })}
    </details>
  )
}
