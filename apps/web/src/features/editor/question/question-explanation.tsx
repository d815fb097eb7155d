import { questionExplanation as explanationWords } from '@quizly/words/authoring.ts'
import { limits } from '@quizly/domain'
import { useState } from 'react'
import { Field } from '../../../components/forms/field.tsx'
import { GrowingTextArea } from '../../../components/forms/growing-text-area.tsx'
import type { EditorProps } from '../../../question-types/parts.ts'

/** Folded away until it is used. */
export function QuestionExplanation({
  question: { key, explanation },
  language,
  problemAt,
  actions,
}: EditorProps) {
  const [isOpen, setIsOpen] = useState(explanation !== undefined)
  const id = `${key}-explanation`
  return (
    <details
      className="ed-fixed"
      open={isOpen || problemAt(id) !== undefined}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{explanationWords.label}</summary>
      <Field id={id} label={explanationWords.label} hint={explanationWords.hint} problem={problemAt(id)}>
        {(control) => (
          <GrowingTextArea
            {...control}
            className="input"
            rows={2}
            dir="auto"
            lang={language}
            maxLength={limits.explanationLength}
            value={explanation ?? ''}
            onChange={({ target: { value } }) =>
              actions.edit(key, (draft) => ({ ...draft, explanation: value === '' ? undefined : value }))
            }
          />
        )}
      </Field>
    </details>
  )
}
