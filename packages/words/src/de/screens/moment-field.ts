import type * as en from '../../en/screens/moment-field.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  which: (time) => `Dann wird die Uhr zurückgestellt, ${time} gibt es zweimal. Welche Zeit ist gemeint?`,
  first: (zone) => `Die erste (${zone})`,
  second: (zone) => `Die zweite (${zone})`,
}
