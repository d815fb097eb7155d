import type * as en from '../../en/screens/moment-field.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  which: (time) => `L’heure recule ce jour-là. Lequel de ces deux moments : ${time} ?`,
  first: (zone) => `Le premier (${zone})`,
  second: (zone) => `Le second (${zone})`,
}
