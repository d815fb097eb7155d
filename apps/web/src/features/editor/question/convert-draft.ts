import { convertLookalikes } from '@quizly/domain'
import type { QuestionDraft } from '../../../question-types/parts.ts'

/** A draft with its written answers, or partners of prompts, as a question has them. */
export const textsOfDraft = (draft: QuestionDraft) => ({
  ...draft,
  correctAnswers: [draft.written, ...(draft.others ?? [])],
})

/** The draft with formulas and characters for what looks like them. */
export function convertDraft(draft: QuestionDraft): QuestionDraft {
  const { correctAnswers, ...rest } = convertLookalikes(textsOfDraft(draft))
  const [written = '', ...others] = correctAnswers
  return { ...rest, written, ...(draft.others && { others }) }
}
