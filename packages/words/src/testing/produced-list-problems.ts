import type { lists } from '../en/problems.ts'
import type { Params } from '../sentences.ts'

/** What is really said of questions that are answered by a list. */
export const producedListProblems: Record<keyof typeof lists, { params?: Params; message: string }> = {
  'too-few-items': { params: { least: 2 }, message: 'An order needs at least 2 items.' },
  'too-many-items': { params: { most: 12 }, message: 'An order can have at most 12 items.' },
  'item-empty': { params: { item: 3 }, message: 'Item 3 is empty.' },
  'item-repeated': { params: { item: 4, first: 2 }, message: 'Item 4 is the same as item 2.' },
  'item-too-long': { params: { item: 3, most: 2_000 }, message: 'Item 3 is longer than 2,000 characters.' },
  'other-items-shown': { message: 'The order that is shown must have the same items as the right one.' },
  'too-few-prompts': { params: { least: 2 }, message: 'At least 2 prompts are needed.' },
  'too-many-prompts': { params: { most: 12 }, message: 'There can be at most 12 prompts.' },
  'prompt-empty': { params: { prompt: 3 }, message: 'Prompt 3 is empty.' },
  'prompt-repeated': { params: { prompt: 3, first: 1 }, message: 'Prompt 3 is the same as prompt 1.' },
  'prompt-too-long': {
    params: { prompt: 3, most: 2_000 },
    message: 'Prompt 3 is longer than 2,000 characters.',
  },
  'partner-missing': { params: { prompt: 3 }, message: 'Prompt 3 has no match.' },
  'more-partners-than-prompts': { message: 'There are more matches than prompts.' },
  'partner-too-long': {
    params: { prompt: 3, most: 2_000 },
    message: 'The match of prompt 3 is longer than 2,000 characters.',
  },
  'one-partner': { message: 'All prompts have the same match. Add another one to choose from.' },
  'too-many-distractors': { params: { most: 8 }, message: 'There can be at most 8 distractors.' },
  'distractor-too-long': {
    params: { distractor: 1, most: 2_000 },
    message: 'Distractor 1 is longer than 2,000 characters.',
  },
  'already-a-partner': { params: { text: 'Paris' }, message: '“Paris” is already a match.' },
  'distractors-elsewhere': { message: 'Only pairs can have distractors.' },
  'already-a-distractor': { params: { text: 'Nice' }, message: '“Nice” is already a distractor.' },
}
