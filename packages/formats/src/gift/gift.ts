import type { ReadableFormat } from '../format.ts'
import { beginningOf } from '../text-file.ts'
import { readGift } from './read.ts'
import { giftHolds, writeGift } from './write.ts'

/** Moodle's own format for questions in a text file. */
export const gift: ReadableFormat = {
  name: 'gift',
  extensions: ['txt', 'gift'],
  recognise: ([part, ...others]) => (others.length > 0 ? 0 : likelihood(beginningOf(part))),
  read: readGift,
  holds: giftHolds,
  write: writeGift,
}

/** Answers stand between braces. An XML file has none at its start. */
function likelihood(text: string): number {
  if (/^\s*</.test(text) && !/^\s*<\w+[^<>]*>[^<]*.*\{/.test(text)) return 0
  if (/^(?:::|\$CATEGORY:|\/\/ question: )/m.test(text)) return 1
  const isAnswer = /\{\s*(?:[=~#>]|T|F|TRUE|FALSE|\})|\{[^{}]{0,2000}[=~][^{}]{0,2000}\}/
  return isAnswer.test(text) ? 0.8 : 0
}
