import { answerEditor as editorWords } from '@quizly/words/authoring.ts'
import { CheckBox } from '../../components/forms/check-box.tsx'
import { acceptedTexts, AcceptedTexts } from '../accepted-texts.tsx'
import type { EditorPart, EditorProps } from '../parts.ts'

function WrittenKey(props: EditorProps) {
  const { key, lenient } = props.question
  return (
    <div>
      <AcceptedTexts {...props} />
      <p className="hint hint--after">{editorWords.comparedHint}</p>
      <CheckBox
        label={editorWords.lenient}
        isOn={lenient === true}
        describedBy={`${key}-lenient`}
        onChange={(isOn) =>
          props.actions.edit(key, ({ lenient: _, ...draft }) => (isOn ? { ...draft, lenient: true } : draft))
        }
      />
      <p className="hint" id={`${key}-lenient`}>
        {editorWords.lenientHint}
      </p>
    </div>
  )
}

export const writtenEditor: EditorPart = { Editor: WrittenKey, correctField: 'written', ...acceptedTexts }
