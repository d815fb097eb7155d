import { trimmed, type UncheckedQuestion } from '@quizly/domain'
import { documentOf } from '@quizly/renderer/document.ts'
import { seenIn } from '../html.ts'

const longestName = 80

/** What stands where Moodle wants a name and a question has none: the start of its text. */
export function nameOf({ text, format }: Pick<UncheckedQuestion, 'text' | 'format'>): string {
  const seen = format ? seenIn(documentOf(text)) : text
  return trimmed(startOf(safeName(seen), longestName)) || 'Question'
}

/** Moodle takes tags out of names, and its own files cannot be read again with a line end in one. */
export const safeName = (text: string): string =>
  startOf(
    text
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/<(?=\S)/g, '< ')
      .replace(/<\s*$/, '')
      .trim(),
    250,
  )

const startOf = (text: string, most: number) =>
  Array.from(text.slice(0, 2 * most))
    .slice(0, most)
    .join('')
