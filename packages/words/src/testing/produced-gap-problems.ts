import type { gaps } from '../en/problems.ts'
import type { Params } from '../sentences.ts'

/** What is really said of the gaps of a text. */
export const producedGapProblems: Record<keyof typeof gaps, { params?: Params; message: string }> = {
  'no-gaps': {
    message: 'This text has no gap yet. Select a word and press “Make a gap”, or write [[word]].',
  },
  'gaps-out-of-order': { message: 'Gaps are numbered in the order in which they stand in the text.' },
  'gaps-elsewhere': { message: 'Only a question with the type “gap” has gaps.' },
  'gaps-wanted': { message: 'Gaps are a list. Each has texts that are accepted too, or choices' },
  'too-many-gaps': { params: { most: 20 }, message: 'A text can have at most 20 gaps.' },
  'gap-twice': { params: { gap: 1 }, message: 'Gap 1 stands in the text twice.' },
  'gap-not-in-text': {
    params: { gap: 2 },
    message:
      'Gap 2 is not in the text. A gap cannot stand in a formula, in code or in the description of a picture.',
  },
  'gap-without-answer': { params: { gap: 1 }, message: 'Gap 1 needs a correct answer.' },
  'gap-text-too-long': {
    params: { gap: 1, most: 200 },
    message: 'A text of gap 1 is longer than 200 characters.',
  },
  'gap-text-twice': { params: { gap: 1, text: 'paris' }, message: 'Gap 1 has “paris” twice.' },
  'too-many-gap-answers': { params: { gap: 1, most: 20 }, message: 'Gap 1 can accept at most 20 answers.' },
  'too-few-gap-choices': { params: { gap: 1, least: 2 }, message: 'Gap 1 needs at least 2 choices.' },
  'too-many-gap-choices': { params: { gap: 1, most: 12 }, message: 'Gap 1 can have at most 12 choices.' },
  'gap-choice-missing': { params: { gap: 1 }, message: 'Mark the right choice of gap 1.' },
}
