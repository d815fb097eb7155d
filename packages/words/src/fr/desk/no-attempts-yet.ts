import type * as en from '../../en/desk/no-attempts-yet.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  draft: 'C’est encore un brouillon. Finalisez-le pour obtenir le code secret de vos élèves.',
  codeOff: 'Le code est désactivé : les élèves ne peuvent pas rejoindre le quiz.',
  closed: 'Le quiz est fermé : les élèves ne peuvent pas le rejoindre.',
  share: 'Donnez le code.',
  noResults: 'Pas encore de résultats',
  noResultsHint: 'Les résultats s’affichent ici dès qu’un premier élève a rendu le quiz.',
  code: (secretCode) => ['Code ', secretCode],
  copy: 'Copier le code',
  fullScreen: 'Afficher en plein écran',
  writeHint: 'Écrivez-les, et vous aurez un code pour vos élèves.',
}
