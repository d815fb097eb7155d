import { number } from '../language.ts'

/** What is wrong with a question that is answered by a list. */
export const lists = {
  'too-few-items': ({ least }: { least: number }) => `An order needs at least ${least} items.`,
  'too-many-items': ({ most }: { most: number }) => `An order can have at most ${most} items.`,
  'item-empty': ({ item }: { item: number }) => `Item ${item} is empty.`,
  'item-repeated': ({ item, first }: { item: number; first: number }) =>
    `Item ${item} is the same as item ${first}.`,
  'item-too-long': ({ item, most }: { item: number; most: number }) =>
    `Item ${item} is longer than ${number(most)} characters.`,
  'other-items-shown': 'The order that is shown must have the same items as the right one.',
  'too-few-prompts': ({ least }: { least: number }) => `At least ${least} prompts are needed.`,
  'too-many-prompts': ({ most }: { most: number }) => `There can be at most ${most} prompts.`,
  'prompt-empty': ({ prompt }: { prompt: number }) => `Prompt ${prompt} is empty.`,
  'prompt-repeated': ({ prompt, first }: { prompt: number; first: number }) =>
    `Prompt ${prompt} is the same as prompt ${first}.`,
  'prompt-too-long': ({ prompt, most }: { prompt: number; most: number }) =>
    `Prompt ${prompt} is longer than ${number(most)} characters.`,
  'partner-missing': ({ prompt }: { prompt: number }) => `Prompt ${prompt} has no partner.`,
  'more-partners-than-prompts': 'There are more partners than prompts.',
  'partner-too-long': ({ prompt, most }: { prompt: number; most: number }) =>
    `The partner of prompt ${prompt} is longer than ${number(most)} characters.`,
  'one-partner': 'All prompts have the same partner. Add another one to choose from.',
  'too-many-distractors': ({ most }: { most: number }) => `There can be at most ${most} distractors.`,
  'distractor-too-long': ({ distractor, most }: { distractor: number; most: number }) =>
    `Distractor ${distractor} is longer than ${number(most)} characters.`,
  'already-a-partner': ({ text }: { text: string }) => `“${text}” is already a partner.`,
  'distractors-elsewhere': 'Only pairs can have distractors.',
  'already-a-distractor': ({ text }: { text: string }) => `“${text}” is already a distractor.`,
}
