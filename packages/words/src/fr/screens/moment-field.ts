import type * as en from '../../en/screens/moment-field.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  which: (time) =>
    `Passage à l’heure d’hiver ce jour-là : l’heure ${time} existe deux fois. Laquelle choisir ?`,
  first: (zone) => `La première (${zone})`,
  second: (zone) => `La seconde (${zone})`,
}
