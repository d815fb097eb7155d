import { changeTexts, convertLookalikes } from '@quizly/domain'
import type { QuestionDraft } from '../../../question-types/parts.ts'

/** A draft with its written answers, or partners of prompts, as a question has them. */
export const textsOfDraft = (draft: QuestionDraft) => ({
  ...draft,
  correctAnswers: [draft.written, ...(draft.others ?? [])],
})

/** The draft with formulas and characters for what looks like them. */
export const convertDraft = (draft: QuestionDraft): QuestionDraft =>
  draftWith(convertLookalikes(textsOfDraft(draft)), draft)

/** The draft with each text changed that is formatted where its question is. */
export function changeFormattedTexts(
  draft: QuestionDraft,
  change: (text: string, place: { isLine: boolean }) => string,
): QuestionDraft {
  const changed = changeTexts(textsOfDraft(draft), (text, place) =>
    place.isTyped || text === '' ? text : change(text, place),
  )
  return draftWith(changed, draft)
}

function draftWith(
  { correctAnswers, ...rest }: ReturnType<typeof textsOfDraft>,
  { others: before }: QuestionDraft,
): QuestionDraft {
  const [written = '', ...others] = correctAnswers
  return { ...rest, written, ...(before && { others }) }
}
