import { problemsOfQuestion, type QuestionContent, type UncheckedQuestion } from '@quizly/domain'
import type { Loss } from './loss.ts'

/** A file, or one in a package: its path there, with slashes. */
export type Part = { path: string; bytes: Uint8Array }

/** A picture of a file. Texts name it by its SHA-256 in hexadecimal: `![what it shows](image:HASH)`. */
export type Picture = { hash: string; name: string; bytes: Uint8Array }

/** Where a question stands in its file. */
export type Source = {
  /** Among the file's questions, from 1. */
  number: number
  /** Of a text file or of XML, from 1. */
  line?: number | undefined
  /** As the file names it. */
  id?: string | undefined
  /** As it stands in the file, or the most important part of it; at most `largestOriginal` characters. */
  original: string
}
export const largestOriginal = 20_000
/** The most letters of a question in a text file, the data of its pictures aside. */
const mostLetters = 100_000
/** The most questions of a file. */
export const largestNumber = 20_000

/** A question that was read. */
export type ReadItem = {
  /** Undefined if the file's type is none of ours. With a loss of the kind `refused` it needs a person before it can be saved. */
  content?: UncheckedQuestion | undefined
  /** The text in our Markdown of a question without content: a person may keep it as an essay. */
  text?: string | undefined
  title?: string | undefined
  tags: readonly string[]
  source: Source
  losses: readonly Loss[]
}

/** All that was read of a file. `losses` are those of no question. */
export type ReadFile = {
  items: readonly ReadItem[]
  pictures: readonly Picture[]
  losses: readonly Loss[]
  /** Of the quiz, if the file has one. */
  title?: string | undefined
}

/** A question to be written. */
export type WrittenItem = {
  content: QuestionContent
  title?: string | undefined
  tags?: readonly string[] | undefined
}

/** What was written: one part, or the parts of a package. `losses`: one list for each item. */
export type WrittenFile = { parts: readonly Part[]; losses: readonly (readonly Loss[])[] }

/**
 * The item, refused with the problem's code if its content breaks a rule of its type or a limit. Every reader ends with it.
 */
export function checkedItem(item: ReadItem): ReadItem {
  const { content, losses } = item
  if (!content || losses.some(({ kind }) => kind === 'refused')) return item
  const problems = problemsOfQuestion(content, 0)
  if (problems.length === 0) return item
  const refused = problems.map(({ path, code, params }): Loss => {
    const field = path.split('.')[2] ?? 'text'
    return { kind: 'refused', what: 'problem', params: { ...numbersAndTexts(params), code, field } }
  })
  return { ...item, losses: [...losses, ...refused] }
}

/** A question of a text file that is longer than any can be: it is not read. Undefined for one that is not. */
export function tooLong(text: string, source: Omit<Source, 'original'>): ReadItem | undefined {
  const isLong = text.length > mostLetters && withoutPictures(text).length > mostLetters
  if (!isLong) return undefined
  const loss: Loss = { kind: 'refused', what: 'question-too-long', params: { most: mostLetters } }
  const original = text.slice(0, largestOriginal)
  return { text: original, tags: [], source: { ...source, original }, losses: [loss] }
}

const withoutPictures = (text: string) => text.replaceAll(/;base64,[A-Za-z\d+/]*/g, '')

const numbersAndTexts = (params: object = {}) =>
  Object.fromEntries(
    Object.entries(params)
      .filter(
        (each): each is [string, string | number] =>
          typeof each[1] === 'string' || typeof each[1] === 'number',
      )
      .map(([name, value]) => [name, typeof value === 'string' ? value.slice(0, 200) : value]),
  )
