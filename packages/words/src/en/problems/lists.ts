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
  'right-order-shown': 'The order that is shown must not be the right one.',
}
