import type * as en from '../../en/screens/moment-field.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  which: (time) => `Passage à l’heure d’hiver ce jour-là : ${time} existe deux fois. Lequel choisir ?`,
  first: (zone) => `Le premier (${zone})`,
  second: (zone) => `Le second (${zone})`,
}
