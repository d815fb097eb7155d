import { isChoice } from './registry.ts'
import { type FieldName, fieldsBy, type UncheckedQuestion } from './question.ts'
import { comparableAnswer } from './text/comparable-answer.ts'
import { picturesNamedIn } from './text/rich-text.ts'
import { stripMarkdown } from './text/strip-markdown.ts'
import { isBlank } from './text/visible-text.ts'

/** The most that an educator's bank can have. Lengths are in UTF-16 code units. */
export const bankLimits = {
  items: 20_000,
  bytes: 200 * 1024 ** 2,
  /** Put in or taken with one call. */
  itemsAtOnce: 500,
  versions: 100,
  /** The number of a version: those before are forgotten, and counted. */
  versionMax: 999_999,
  tags: 20,
  tagLength: 60,
  /** Different ones in a whole bank. */
  tagsOfBank: 2_000,
  noteLength: 1_000,
  sourceLength: 200,
  levels: 5,
  perPage: 50,
} as const

/** Tags with the same key are one tag: without regard to case, width and doubled spaces. */
export const tagKey = (tag: string): string => comparableAnswer(tag)

/** The tags in a text that somebody has typed with commas between them, in any script. */
export const tagsInText = (text: string): string[] =>
  mergedTags(text.split(/[,،、，]/).filter((tag) => !isBlank(tag)))

/** The tags, each once, in the spelling in which it comes first. */
export function mergedTags(tags: readonly string[]): string[] {
  const byKey = new Map(tags.toReversed().map((tag) => [tagKey(tag), tag.trim()]))
  return tags.map(tagKey).flatMap((key, index, keys) => {
    const tag = byKey.get(key)
    return tag && keys.indexOf(key) === index ? [tag] : []
  })
}

const byText = (one: string, other: string) => (one < other ? -1 : Number(one > other))

/**
 * A text that is equal for two questions that ask the same: of one type, with the same texts, and marked alike, however they
 * are written. The options of a choice have no order.
 */
export const samenessOf = (question: UncheckedQuestion): string =>
  formOf(question, ['text', ...fieldsBy.marks])

/** A text that is equal for two questions in which students read the same, however they are marked. */
export const askedFormOf = (question: UncheckedQuestion): string =>
  formOf(question, ['text', 'type', 'options'])

function formOf(question: UncheckedQuestion, names: readonly FieldName[]): string {
  const isUnordered = isChoice(question.type)
  const form = (text: string) =>
    comparableAnswer(question.format ? `${stripMarkdown(text, '')} ${picturesNamedIn(text).join(' ')}` : text)
  const formOfValue = (value: unknown): unknown => {
    if (typeof value === 'string') return form(value)
    if (!Array.isArray(value)) return value
    const items = value.map((each) => JSON.stringify(formOfValue(each)))
    return isUnordered ? items.toSorted(byText) : items
  }
  return JSON.stringify(names.map((name) => formOfValue(question[name]) ?? null))
}

/** All that a search looks through: what the question says, without its formatting. */
export function searchedTexts({ format, text, options, correctAnswers }: UncheckedQuestion): string {
  const texts = [text, ...options, ...correctAnswers.filter((each) => !options.includes(each))]
  return texts.map((each) => (format ? stripMarkdown(each, '') : each)).join(' ')
}
