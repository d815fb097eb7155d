import type { KeptDraft } from '@quizly/contract'
import type { QuestionDraft } from '../../../question-types/parts.ts'
import { isQuestionDrafts } from '../saving/stored-questions.ts'

export type DraftContent = Pick<KeptDraft, 'baseRevision' | 'questions'>

export function toContent(questions: readonly QuestionDraft[], baseRevision: number): DraftContent {
  return { baseRevision, questions: questions.map(({ key: _, ...draft }) => draft) }
}

/** The questions of a draft for the editor; undefined if it cannot open them. */
export function readQuestions({ questions }: DraftContent): QuestionDraft[] | undefined {
  const drafts = questions.map((question, i) => ({ ...question, key: `q${i + 1}` }))
  return isQuestionDrafts(drafts) ? drafts : undefined
}

export function textOfContent({ questions, baseRevision }: DraftContent): string {
  const inOrder = (question: DraftContent['questions'][number]) =>
    Object.entries(question).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([baseRevision, questions.map((question) => Object.fromEntries(inOrder(question)))])
}

export function isSameContent(one: DraftContent, other: DraftContent): boolean {
  return textOfContent(one) === textOfContent(other)
}
