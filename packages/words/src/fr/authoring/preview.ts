import type * as en from '../../en/authoring/preview.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  label: 'Aperçu',
  loading: 'Chargement de l’aperçu',
  failed: 'L’aperçu n’a pas pu être chargé',
  safe: 'Le quiz est bien enregistré.',
  none: 'Rien à afficher pour le moment',
  noneHint: 'Ce quiz n’a pas de questions.',
  toQuestions: 'Aller aux questions',
  note: (bold) => [bold('Aperçu'), ' Rien n’est enregistré ni noté.'],
  again: 'Recommencer',
  end: 'Quitter l’aperçu',
}
