import type { ReadableFormat } from '../format.ts'
import { beginningOf } from '../text-file.ts'
import { readAiken } from './read.ts'
import { aikenHolds, writeAiken } from './write.ts'

/** Questions with lettered options in a plain text. */
export const aiken: ReadableFormat = {
  name: 'aiken',
  extensions: ['txt'],
  recognise: ([part, ...others]) => (others.length > 0 ? 0 : likelihood(beginningOf(part))),
  read: readAiken,
  holds: aikenHolds,
  write: writeAiken,
}

function likelihood(text: string): number {
  if (!/^[ \t]*answer[ \t]*:/im.test(text)) return 0
  return /^[ \t]*[a-z][).]/im.test(text) ? 0.95 : 0.3
}
