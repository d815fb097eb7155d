import type * as en from '../../en/authoring/essay-task.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  length: 'Länge',
  anyLength: 'Beliebig lang',
  mostWords: 'In Wörtern',
  mostCharacters: 'In Zeichen',
  count: 'Höchstens',
  spelling: 'Rechtschreibfehler vom Browser unterstreichen lassen',
  rubric: 'Bewertungsraster',
  rubricHint: 'Optional. Jedes Kriterium bringt Punkte oder zieht mit einem Minus welche ab.',
  rubricDiffers: (sum, points) =>
    `Die Einträge, die Punkte geben, ergeben zusammen ${number(sum)}, die Frage hat ${number(points)}.`,
  itemText: (n) => `Kriterium ${number(n)}`,
  itemPoints: (n) => `Punkte für Kriterium ${number(n)}`,
  addItem: 'Kriterium hinzufügen',
  removeItem: (n) => `Kriterium ${number(n)} entfernen`,
  sample: 'Beispielantwort',
  sampleHint: 'Optional, als Hilfe beim Bewerten.',
  markedByPerson: 'Wird von Hand bewertet',
}
