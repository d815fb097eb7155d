import type { QuestionDraft } from '../question-draft.ts'
import type { QuestionActions } from '../use-question-editor.ts'

/** `problemAt` says what is wrong with the field of an ID. */
export type EditorProps = {
  question: QuestionDraft
  problemAt: (id: string) => string | undefined
  actions: QuestionActions
}
