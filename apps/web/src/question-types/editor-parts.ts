import type { QuestionType } from '@quizly/domain'
import { multipleEditor, singleEditor } from './choice/editor.tsx'
import type { EditorPart } from './parts.ts'
import { essayEditor } from './essay/editor.tsx'
import { gapEditor } from './gap/editor.tsx'
import { numericEditor } from './numeric/editor.tsx'
import { matchingEditor } from './matching/editor.tsx'
import { orderingEditor } from './ordering/editor.tsx'
import { writtenEditor } from './write/editor.tsx'

export const editorParts: Record<QuestionType, EditorPart> = {
  single: singleEditor,
  multiple: multipleEditor,
  write: writtenEditor,
  numeric: numericEditor,
  matching: matchingEditor,
  ordering: orderingEditor,
  essay: essayEditor,
  gap: gapEditor,
}
