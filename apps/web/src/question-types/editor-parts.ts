import type { QuestionType } from '@quizly/domain'
import { choiceEditor } from './choice/editor.tsx'
import type { EditorPart } from './parts.ts'
import { essayEditor } from './essay/editor.tsx'
import { numericEditor } from './numeric/editor.tsx'
import { matchingEditor } from './matching/editor.tsx'
import { orderingEditor } from './ordering/editor.tsx'
import { writtenEditor } from './write/editor.tsx'

export const editorParts: Record<QuestionType, EditorPart> = {
  single: { ...choiceEditor, input: 'radio' },
  multiple: { ...choiceEditor, input: 'checkbox' },
  write: writtenEditor,
  numeric: numericEditor,
  matching: matchingEditor,
  ordering: orderingEditor,
  essay: essayEditor,
}
