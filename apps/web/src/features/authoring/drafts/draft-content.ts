import type { KeptDraft } from '@quizly/contract'
import type { QuestionDraft } from '../editor/question-draft.ts'
import { isQuestionDrafts } from '../saving/stored-questions.ts'

/** A draft as it travels: the questions, and the revision from which they started. */
export type DraftContent = Pick<KeptDraft, 'baseRevision' | 'questions'>

export function toContent(questions: readonly QuestionDraft[], baseRevision: number): DraftContent {
  return {
    baseRevision,
    questions: questions.map(({ _id, text, type, options, correct, written }) => ({
      ...(_id !== undefined && { _id }),
      text,
      type,
      options,
      correct,
      written,
    })),
  }
}

/** The questions of a draft for the editor; undefined if it cannot open them. */
export function readQuestions({ questions }: DraftContent): QuestionDraft[] | undefined {
  const drafts = questions.map((question, i) => ({ ...question, key: `q${i + 1}` }))
  return isQuestionDrafts(drafts) ? drafts : undefined
}

/** A draft as text, for comparing. */
export function textOfContent({ questions, baseRevision }: DraftContent): string {
  const keyless = questions.map((question) => ({ ...question, key: '' }))
  return JSON.stringify(toContent(keyless, baseRevision))
}

/** Whether two drafts say the same, however their fields are ordered. */
export function isSameContent(one: DraftContent, other: DraftContent): boolean {
  return textOfContent(one) === textOfContent(other)
}
