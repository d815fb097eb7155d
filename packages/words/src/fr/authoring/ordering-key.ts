import type * as en from '../../en/authoring/ordering-key.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: 'Éléments dans le bon ordre',
  hint: 'Les élèves les voient dans un autre ordre, le même pour tous si les options ne sont pas mélangées.',
  item: (n) => `Élément ${number(n)}`,
  moveUp: (n) => `Monter l’élément ${number(n)}`,
  moveDown: (n) => `Descendre l’élément ${number(n)}`,
  remove: (n) => `Enlever l’élément ${number(n)}`,
  add: '+ Ajouter un élément',
  moved: (n, to) => `L’élément ${number(n)} est maintenant le ${number(to)}`,
  follows: (one, other) => `« ${other} » juste après « ${one} »`,
}
