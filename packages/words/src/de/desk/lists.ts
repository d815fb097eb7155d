import type * as en from '../../en/desk/lists.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  andMore: (first, others) => [first, ' und ', others],
  more: (n) => plural(n, { one: `${number(n)} weitere`, other: `${number(n)} weitere` }),
}
