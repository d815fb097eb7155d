import type { QuestionDraft } from '../question-draft.ts'
import type { QuestionActions } from '../use-question-editor.ts'

/** `problemAt` returns the problem of the field with an id. */
export type EditorProps = {
  question: QuestionDraft
  problemAt: (id: string) => string | undefined
  actions: QuestionActions
}
