import type * as en from '../../en/desk/marking-settings.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  open: 'Mode de correction',
  titleOf: (n) => `Comment la question ${number(n)} est corrigée`,
  byHand: 'Corriger cette question à la main',
  byHandHint: 'Les points du corrigé comptent tant que vous n’en publiez pas d’autres.',
  names: 'Afficher les noms',
  namesHint: 'Les correcteurs voient de qui est la réponse, et les réponses arrivent dans l’ordre des noms.',
  second: 'Deux personnes corrigent chaque réponse',
  secondHint: 'Aucune ne voit la note de l’autre. Si elles diffèrent, une troisième correction décide.',
  drift: 'Vérifier que la correction reste régulière',
  driftHint:
    'Une réponse sur 20 a déjà été corrigée par la même personne. Elle seule voit si ses notes concordent.',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'Enregistré. S’applique dès la prochaine réponse.',
  notSaved: 'L’enregistrement a échoué. Réessayez.',
  others: 'Autres questions',
  markedByKey: 'Cette question est corrigée d’après le corrigé',
}
