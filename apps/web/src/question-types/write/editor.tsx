import * as editorWords from '@quizly/words/authoring/answer-editor.ts'
import { acceptedTexts, AcceptedTexts } from '../accepted-texts.tsx'
import type { EditorPart, EditorProps } from '../parts.ts'

function WrittenKey(props: EditorProps) {
  return (
    <div>
      <AcceptedTexts {...props} />
      <p className="hint hint--after">{editorWords.comparedHint}</p>
    </div>
  )
}

export const writtenEditor: EditorPart = { Editor: WrittenKey, correctField: 'written', ...acceptedTexts }
