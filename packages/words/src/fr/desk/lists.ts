import type * as en from '../../en/desk/lists.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  andMore: (first, others) => [first, ' et ', others],
  more: (n) =>
    plural(n, { one: `${number(n)} autre`, many: `${number(n)} autres`, other: `${number(n)} autres` }),
}
