import { trueAndFalse } from '@quizly/words/true-and-false.ts'
import type { QuestionDraft } from '../parts.ts'

/** What a statement is in a quiz of this language; both keep their places. */
export function blankTrueFalse(language = 'en'): Pick<QuestionDraft, 'options' | 'fixed'> {
  return { options: [...(trueAndFalse[language] ?? trueAndFalse['en'] ?? [])], fixed: [0, 1] }
}

const pairs = new Set(Object.values(trueAndFalse).map((pair) => pair.join('\n')))

/** Whether its options are those two, in any language: that of the quiz may have been another. */
export const isTrueFalse = ({ options, fixed = [] }: Pick<QuestionDraft, 'options' | 'fixed'>): boolean =>
  fixed.length === 2 && pairs.has(options.join('\n'))
