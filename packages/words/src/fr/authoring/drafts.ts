import type * as en from '../../en/authoring/drafts.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  places: {
    server: 'Brouillon conservé sur le serveur',
    device: 'Brouillon conservé sur cet appareil',
    nowhere: 'Cet appareil ne peut pas conserver de brouillon',
  },
  conflict: (button) => [
    'Ce brouillon a aussi été modifié sur un autre appareil. ',
    button('Choisir lequel garder'),
  ],
  which: 'Quel brouillon voulez-vous garder ?',
  compared: (mine, theirs, moment) =>
    `Cet appareil : ${mine}. L’autre brouillon : ${theirs}, dernière modification : ${moment}. Dans l’autre brouillon :`,
  differences: {
    missing: (n) => `Il manque la question ${number(n)}`,
    added: (n) => `La question ${number(n)} est en plus`,
    changed: (n) => `La question ${number(n)} est différente`,
  },
  differenceAt: (difference, question) => [difference, ' : ', question],
  more: (n) =>
    plural(n, {
      one: `${number(n)} autre différence`,
      many: `${number(n)} autres différences`,
      other: `${number(n)} autres différences`,
    }),
  later: 'Décider plus tard',
  takeOther: 'Prendre l’autre brouillon',
  keepThis: 'Garder ce brouillon',
}
