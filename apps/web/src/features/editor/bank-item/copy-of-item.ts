import { changedParts, type QuestionContent, type QuestionPart } from '@quizly/domain'
import type { QuestionDraft } from '../../../question-types/parts.ts'
import { contentOf, draftOf } from '../question/question-draft.ts'

/** The newest version of a question of the bank. */
export type Newest = { _id: string; version: number; question: QuestionContent; mayEdit: boolean }

/** As the editor has it, so that only what somebody has changed differs. */
const asEdited = (question: QuestionContent): QuestionContent =>
  contentOf(draftOf({ ...question, _id: '' }, ''))

/** What of a copy differs from the bank’s question. Points and penalties are the quiz’s own, and do not count. */
export const partsThatDiffer = (draft: QuestionDraft, { question }: Newest): QuestionPart[] =>
  changedParts(withoutOwn(asEdited(question)), withoutOwn(contentOf(draft)))

const withoutOwn = ({ from: _, points: __, deduction: ___, ...content }: QuestionContent): QuestionContent =>
  content

/** The bank’s version in place of a copy, which keeps its place, its ID, its points and its penalty. */
export function withNewest(draft: QuestionDraft, { _id, version, question }: Newest): QuestionDraft {
  const taken = draftOf({ ...question, _id: '' }, draft.key)
  return {
    ...taken,
    _id: draft._id,
    points: draft.points,
    deduction: draft.deduction,
    from: { item: _id, version },
  }
}

/** What goes back into the bank: the copy as it is now, with the points and the penalty of the bank’s question. */
export function putBackContent(draft: QuestionDraft, { question }: Newest): QuestionContent {
  const { points, deduction } = draftOf({ ...question, _id: '' }, '')
  const { from: _, ...content } = contentOf({ ...draft, points, deduction })
  return content
}
