import { bankItem as itemWords, merging as mergingWords } from '@quizly/words/authoring.ts'
import type { QuestionPart } from '@quizly/domain'
import { listed } from '../../lib/words/lists.ts'

/** “Different: the text and the key” */
export const describeDifference = (parts: readonly QuestionPart[]): string =>
  parts.length === 0
    ? itemWords.sameWords
    : itemWords.different(listed(parts.map((part) => mergingWords.parts[part])))
