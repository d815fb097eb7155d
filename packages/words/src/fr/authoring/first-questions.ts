import type * as en from '../../en/authoring/first-questions.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  save: 'Enregistrer et continuer',
  progress: (written, planned) => `${number(written)} sur ${number(planned)}`,
  keptAndProgress: (place, written, planned) => `${place} · ${number(written)} sur ${number(planned)}`,
  askFewer: (n) =>
    plural(n, {
      one: `Enregistrer ${number(n)} question ?`,
      many: `Enregistrer ${number(n)} de questions ?`,
      other: `Enregistrer ${number(n)} questions ?`,
    }),
  goOnWriting: 'Continuer à écrire',
  saveFewer: (n) =>
    plural(n, {
      one: `Enregistrer ${number(n)} question`,
      many: `Enregistrer ${number(n)} de questions`,
      other: `Enregistrer ${number(n)} questions`,
    }),
  planned: (n) =>
    `Vous en aviez prévu ${number(n)}. Écrivez les autres maintenant, ou ajoutez-les plus tard en modifiant le quiz.`,
  loading: 'Chargement du quiz',
  saved: 'Les questions de ce quiz sont déjà enregistrées',
  savedHint: 'Relisez-les, et modifiez le quiz pour les changer.',
}
