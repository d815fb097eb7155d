import type * as en from '../../en/desk/findings.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  wrongKey: (n) => `Le corrigé de la question ${number(n)} est peut-être faux`,
  checkKey: 'Vérifier le corrigé',
  hardest: (n) => `La question ${number(n)} était la plus difficile`,
  right: (n, asked) =>
    plural(n, {
      one: `${number(n)} élève sur ${number(asked)} l’a réussie`,
      many: `${number(n)} d’élèves sur ${number(asked)} l’ont réussie`,
      other: `${number(n)} élèves sur ${number(asked)} l’ont réussie`,
    }),
  whoMissed: 'Voir qui ne l’a pas réussie',
  belowHalf: (n) =>
    plural(n, {
      one: `${number(n)} élève n’atteint pas la moitié des points`,
      many: `${number(n)} d’élèves n’atteignent pas la moitié des points`,
      other: `${number(n)} élèves n’atteignent pas la moitié des points`,
    }),
  seeStudents: 'Voir les élèves',
  notCounted: (n) =>
    plural(n, {
      one: `${number(n)} résultat n’est pas encore compté`,
      many: `${number(n)} de résultats ne sont pas encore comptés`,
      other: `${number(n)} résultats ne sont pas encore comptés`,
    }),
  notCountedHint: 'Le quiz a été modifié. Les scores sont en cours de mise à jour.',
}
