import type {
  RenderedText,
  NumberForm,
  NumberKey,
  QuestionContent,
  QuestionType,
  QuizCapability,
  SelectedOption,
} from '@quizly/domain'
import type { ReactNode } from 'react'

export type Shown = {
  text?: string
  format?: QuestionContent['format']
  options?: string[]
  correctAnswers?: string[]
  number?: NumberForm | NumberKey | undefined
  drawn?: RenderedText[] | undefined
}

type Explained = Shown & {
  explanation?: string | undefined
  optionNotes?: string[] | undefined
  drawnFeedback?: RenderedText[] | undefined
}

/** `rich-text.tsx` puts itself here; it is to be loaded before a question with formatted text is shown. */
export const rich: {
  text?: (question: Shown, text: string) => ReactNode
  /** A text of which nothing is drawn; `strip-markdown.ts` puts it here. */
  asText?: (question: Shown, source: string) => string | undefined
  /** For names of controls, which take plain text only. */
  spoken?: (question: Shown, text: string) => string | undefined
  /** For pages that show one question at a time. */
  keepPictures?: (questions: readonly Pick<Explained, 'drawn' | 'drawnFeedback'>[]) => void
  /** Beside the correct answer, of what was selected; `explanation.tsx` puts it here. */
  explain?: (question: Explained, lang: string, selected: SelectedOption) => ReactNode
  /** The way to practice of a quiz that has it; `practice-link.tsx` puts it here. */
  practise?: (quiz: { _id: string; parts?: QuizCapability[] | undefined }) => ReactNode
} = {}

/** Types whose answers are more than a list of texts put here what shows one; their part is to be loaded before. */
export const answerViews: Partial<
  Record<QuestionType, (question: Shown, texts: readonly string[], lang: string | undefined) => ReactNode>
> = {}

/** A text of a question as it is drawn, or as it is written. */
export const shownText = (question: Shown, text: string): ReactNode => rich.text?.(question, text) ?? text

/** What a question's number, its text and both together are in: paragraphs and tables cannot stand in a heading. */
export const tagsOfText = ({ drawn }: Shown) =>
  drawn ? (['h2', 'div', 'div'] as const) : (['span', 'span', 'h2'] as const)
