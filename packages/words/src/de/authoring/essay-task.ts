import type * as en from '../../en/authoring/essay-task.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  length: 'Länge',
  anyLength: 'So lang, wie Lernende wollen',
  mostWords: 'Höchstens so viele Wörter',
  mostCharacters: 'Höchstens so viele Zeichen',
  count: 'Wie viele',
  spelling: 'Der Browser darf falsch geschriebene Wörter unterstreichen',
  rubric: 'Bewertungsraster',
  rubricHint: 'Freiwillig. Jeder Punkt gibt Punkte oder nimmt welche, mit einem Minus.',
  itemText: (n) => `Punkt ${number(n)}`,
  itemPoints: (n) => `Punkte für Punkt ${number(n)}`,
  addItem: 'Punkt hinzufügen',
  removeItem: (n) => `Punkt ${number(n)} entfernen`,
  sample: 'Eine mögliche Antwort',
  sampleHint: 'Freiwillig, für alle, die bewerten.',
  markedByPerson: 'Von einem Menschen bewertet',
}
