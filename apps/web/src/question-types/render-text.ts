import { stripLineMarkdown } from '@quizly/domain'
import type { ReactNode } from 'react'
import { renderFormatted } from '../components/quiz/rich-text.tsx'
import type { Shown } from '../components/quiz/shown-text.ts'
import { laterPart } from './later-parts.ts'

/** Undefined for a text that is shown as it is written. */
export function renderText(question: Shown, text: string): ReactNode {
  const { format, options = [], type } = question
  // Such as the answer to an option that is no longer there, or several on one line. What students type stays as it is.
  const isOfOptions = format && options.length > 0
  const plain = isOfOptions ? stripLineMarkdown(text, '') : undefined
  const renderPiece = type && text === question.text ? laterPart(type)?.renderPiece : undefined
  return renderFormatted(question, text, renderPiece) ?? renderPiece?.(text) ?? plain
}
