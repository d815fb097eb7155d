import type * as en from '../../en/problems/essays.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  essays: {
    'essay-without-key': 'Ein längerer Text hat keine Optionen und keine richtige Antwort.',
    'essay-elsewhere':
      'Nur ein längerer Text hat ein Bewertungsraster, eine Beispielantwort oder eine Höchstlänge.',
    'essay-task-wanted': 'Bei einem längeren Text muss stehen, was verlangt ist und wie bewertet wird.',
    'essay-length-wrong': ({ most }) => `Die Länge ist eine ganze Zahl von 1 bis ${number(most)}.`,
    'rubric-text-missing': ({ item }) => `Kriterium ${item} des Bewertungsrasters ist leer.`,
    'rubric-points-wrong': ({ item }) =>
      `Kriterium ${item} des Bewertungsrasters gibt −1.000 bis 1.000 Punkte mit höchstens zwei Nachkommastellen.`,
    'rubric-too-long': ({ most }) => `Ein Bewertungsraster hat höchstens ${most} Kriterien.`,
  },
}
