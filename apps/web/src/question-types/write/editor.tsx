import { answerEditor as editorWords, questionTypes as typeWords } from '@quizly/words/authoring.ts'
import { CheckBox } from '../../components/forms/check-box.tsx'
import { Drawing } from '../../components/icons/icons.tsx'
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

export const writtenEditor: EditorPart = {
  kinds: [
    {
      id: 'write',
      icon: (
        <Drawing className="">
          <path d="M3.5 20.5h17M5 15.5l.8-3.8L15 2.5l3 3-9.2 9.2z" />
        </Drawing>
      ),
      name: () => typeWords.names.write,
      hint: () => typeWords.hints.write,
      firstField: 'written',
    },
  ],
  Editor: WrittenKey,
  correctField: 'written',
  ...acceptedTexts,
}
