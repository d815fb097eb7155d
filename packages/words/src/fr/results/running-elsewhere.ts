import type * as en from '../../en/results/running-elsewhere.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  label: 'Quiz en cours',
  left: (time) => ['Il reste ', time],
}
