import * as editorWords from '@quizly/words/authoring/answer-editor.ts'
import { Field } from '../../components/forms/field.tsx'
import type { EditorPart, EditorProps } from '../parts.ts'

function WrittenKey({ question: { key, written }, problemAt, actions }: EditorProps) {
  const id = `${key}-written`
  return (
    <div>
      <Field id={id} label={editorWords.correctAnswer} problem={problemAt(id)}>
        {(control) => (
          <input
            {...control}
            className="input"
            dir="auto"
            autoComplete="off"
            value={written}
            onChange={({ target }) => actions.edit(key, (draft) => ({ ...draft, written: target.value }))}
          />
        )}
      </Field>
      <p className="hint hint--after">{editorWords.comparedHint}</p>
    </div>
  )
}

export const writtenEditor: EditorPart = {
  Editor: WrittenKey,
  correctField: 'written',
  read: ({ correctAnswers: [written = ''] }) => ({ correct: [], written }),
  correctAnswers: ({ written }) => [written],
}
