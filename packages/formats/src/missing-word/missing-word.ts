import type { ReadableFormat } from '../format.ts'
import { beginningOf } from '../text-file.ts'
import { readMissingWord } from './read.ts'
import { missingWordHolds, writeMissingWord } from './write.ts'

/** Moodle's format for sentences in which a word is missing, of which GIFT can hold all. */
export const missingWord: ReadableFormat = {
  name: 'missing-word',
  extensions: ['txt'],
  recognise: ([part, ...others]) =>
    others.length === 0 && /\{\s*[=~][^{}]{0,2000}\}/.test(beginningOf(part)) ? 0.3 : 0,
  read: readMissingWord,
  holds: missingWordHolds,
  write: writeMissingWord,
}
