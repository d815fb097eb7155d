import type * as en from '../../en/authoring/ordering-key.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: 'Elemente in der richtigen Reihenfolge',
  hint: 'Lernende sehen sie in einer anderen Reihenfolge, alle in derselben, solange Optionen nicht gemischt werden.',
  item: (n) => `Element ${number(n)}`,
  moveUp: (n) => `Element ${number(n)} nach oben`,
  moveDown: (n) => `Element ${number(n)} nach unten`,
  remove: (n) => `Element ${number(n)} entfernen`,
  add: '+ Element hinzufügen',
  moved: (n, to) => `Element ${number(n)} ist jetzt Element ${number(to)}`,
  follows: (one, other) => `„${other}“ direkt nach „${one}“`,
}
