import type * as en from '../../en/screens/moment-field.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  which: (time) => `Nessa hora os relógios são atrasados. Qual ${time}?`,
  first: (zone) => `A primeira (${zone})`,
  second: (zone) => `A segunda (${zone})`,
}
