import type * as en from '../../en/screens/not-found.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: 'Page introuvable',
  hint: 'Aucune des réponses ci-dessus. L’adresse est peut-être mal saisie, ou le lien n’est plus valable.',
  goHome: 'Aller à l’accueil',
  enterCode: 'Saisir un code de quiz',
}
