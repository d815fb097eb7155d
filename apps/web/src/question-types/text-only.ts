import { answers as answerWords } from '@quizly/words/authoring.ts'
import { formulas as formulaWords } from '@quizly/words/results.ts'
import {
  type RenderedText,
  areAnswersTyped,
  listedText,
  stripLineMarkdown,
  type QuestionContent,
  type QuestionType,
  spokenFormulas,
  stripMarkdown,
} from '@quizly/domain'

type Listed = {
  text?: string | undefined
  format?: QuestionContent['format'] | undefined
  type?: QuestionType | undefined
  drawn?: readonly RenderedText[] | undefined
}

/** A text of a question where nothing is drawn. Plain ones stay as they are, and so do answers that are written or typed. */
export function textOnly({ text, format, type, drawn }: Listed, shown: string): string {
  if (!format) return type && shown === text ? listedText({ type }, shown) : shown
  const spoken = spokenFormulas({ text: shown, drawn }, formulaWords)
  if (shown === text) {
    const plain = stripMarkdown(shown, answerWords.picture, spoken)
    return type ? listedText({ type }, plain) : plain
  }
  return type !== undefined && !areAnswersTyped(type)
    ? stripLineMarkdown(shown, answerWords.picture, spoken)
    : shown
}
