import { questionExplanation as explanationWords } from '@quizly/words/authoring.ts'
import { limits, optionLetter } from '@quizly/domain'
import { useState } from 'react'
import { Field } from '../../components/forms/field.tsx'
import { GrowingTextArea } from '../../components/forms/growing-text-area.tsx'
import type { EditorProps } from '../parts.ts'
import { writeNote } from './option-drafts.ts'

/** Folded away until there is one. */
export function OptionNotes({
  question: { key, options, optionNotes },
  language,
  problemAt,
  actions,
}: EditorProps) {
  const [isOpen, setIsOpen] = useState(optionNotes !== undefined)
  const idOf = (place: number) => `${key}-note-${place}`
  return (
    <details
      className="ed-fixed"
      open={isOpen || options.some((_, place) => problemAt(idOf(place)))}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{explanationWords.notes}</summary>
      <p className="hint">{explanationWords.notesHint}</p>
      {options.map((_, place) => (
        <Field
          key={optionLetter(place)}
          id={idOf(place)}
          label={explanationWords.note(optionLetter(place))}
          problem={problemAt(idOf(place))}
        >
          {(control) => (
            <GrowingTextArea
              {...control}
              className="input"
              rows={1}
              dir="auto"
              lang={language}
              maxLength={limits.optionNoteLength}
              value={optionNotes?.[place] ?? ''}
              onChange={({ target: { value } }) =>
                actions.edit(key, (draft) => writeNote(draft, place, value))
              }
            />
          )}
        </Field>
      ))}
    </details>
  )
}
