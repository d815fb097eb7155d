import type { QuestionDraft } from '../../../question-types/parts.ts'
import type { Texts } from '../../rich-text/texts-context.ts'
import { changeFormattedTexts } from './draft-texts.ts'

/** A plain question with formatted texts that look as before. */
export const formattedDraft = (
  draft: QuestionDraft,
  asMarkdown: Parameters<Texts['toFormatted']>[0],
): QuestionDraft =>
  draft.format ? draft : { ...changeFormattedTexts(draft, asMarkdown), format: 'markdown' }

/** The question with plain texts, if nothing in any of them is formatted. */
export function plainDraft(draft: QuestionDraft, asPlain: Parameters<Texts['toPlain']>[0]): QuestionDraft {
  if (!draft.format) return draft
  let isPlain = true
  const texts = changeFormattedTexts(draft, (text, form) => {
    const plain = asPlain(text, form)
    if (plain === undefined) isPlain = false
    return plain ?? text
  })
  return isPlain ? { ...texts, format: undefined } : draft
}
