import type * as en from '../../en/screens/moment-field.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  which: (time) => `A esa hora se atrasan los relojes. ¿Cuáles ${time}?`,
  first: (zone) => `La primera vez (${zone})`,
  second: (zone) => `La segunda vez (${zone})`,
}
