import { limits } from '@quizly/domain'
import * as z from 'zod/mini'
import { listOf, textOf } from '../shared-fields.ts'

/**
 * How the values of a question's fields arrive. In a question they have their sizes, and numbers are numbers; in a draft
 * what is typed is still a text, and may be wrong.
 */
export type Forms<Amount extends z.ZodMiniType, Share extends z.ZodMiniType> = {
  text: (most: number, message: string, tooLong?: string) => z.ZodMiniString
  list: <Item extends z.ZodMiniType>(
    item: Item,
    most: number,
    message: string,
    tooLong?: string,
  ) => z.ZodMiniArray<Item>
  /** A number that somebody types. */
  amount: (message: string) => Amount
  /** A fraction that somebody types in per cent. */
  share: (message: string) => Share
  /** The index of an option. */
  index: (message: string) => z.ZodMiniType<number>
  /** What is said of any other value. */
  says: (message: string) => string
}

export const fraction = (message: string) => z.tuple([z.int(message), z.int(message)], message)

/** Of a question that is saved. */
export const saved = {
  text: textOf,
  list: listOf,
  amount: (message: string) => z.number(message),
  share: fraction,
  index: (message: string) =>
    z.int(message).check(z.minimum(0, message), z.maximum(limits.optionsMax - 1, message)),
  says: (message: string) => message,
} satisfies Forms<z.ZodMiniType, z.ZodMiniType>

/** Of a draft, in which texts and lists may be longer than in a question. `says` is said of whatever is wrong. */
export function draftForms(text: z.ZodMiniString, mostItems: number, says: string) {
  return {
    text: () => text,
    list: <Item extends z.ZodMiniType>(item: Item) => listOf(item, mostItems, says),
    amount: () => text,
    share: () => text,
    index: () => z.int(says),
    says: () => says,
  } satisfies Forms<z.ZodMiniString, z.ZodMiniString>
}
