import type * as en from '../../en/desk/lists.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  andMore: (first, others) => [first, ' و', others],
  more: (n) =>
    plural(n, {
      zero: `${number(n)} غيرهم`,
      one: 'واحد آخر',
      two: 'اثنان آخران',
      few: `${number(n)} آخرون`,
      many: `${number(n)} غيرهم`,
      other: `${number(n)} غيرهم`,
    }),
}
