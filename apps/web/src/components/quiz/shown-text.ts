import type { NumberForm, NumberKey, QuestionContent, QuestionType, RenderedText } from '@quizly/domain'
import type { ReactNode } from 'react'
import { lateNow } from '../../lib/late.ts'

export type Shown = {
  text?: string
  type?: QuestionType | undefined
  format?: QuestionContent['format']
  options?: string[]
  correctAnswers?: string[]
  number?: NumberForm | NumberKey | undefined
  drawn?: RenderedText[] | undefined
}

/** A text of a question as it is drawn, or as it is written. The late part is to be loaded before one that is formatted. */
export const shownText = (question: Shown, text: string): ReactNode =>
  lateNow()?.renderText(question, text) ?? text

/** What a question's number, its text and both together are in: paragraphs and tables cannot stand in a heading. */
export const tagsOfText = ({ drawn }: Shown) =>
  drawn ? (['h2', 'div', 'div'] as const) : (['span', 'span', 'h2'] as const)
