import type * as en from '../../en/screens/moment-field.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  which: (time) => `Dann wird die Uhr zurückgestellt. Welches ${time}?`,
  first: (zone) => `Das erste (${zone})`,
  second: (zone) => `Das zweite (${zone})`,
}
