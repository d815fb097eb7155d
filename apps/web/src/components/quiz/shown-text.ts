import type { DrawnText } from '@quizly/domain'
import type { ReactNode } from 'react'

type Formatted = { text?: string; drawn?: DrawnText[] | undefined }

/** `rich-text.tsx` puts itself here; it is to be loaded before a question with formatted text is shown. */
export const rich: { text?: (question: Formatted, text: string) => ReactNode } = {}

/** A text of a question as it is drawn, or as it is written. */
export const shownText = (question: Formatted, text: string): ReactNode => rich.text?.(question, text) ?? text
