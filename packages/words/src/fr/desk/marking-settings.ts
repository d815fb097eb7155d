import type * as en from '../../en/desk/marking-settings.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  open: 'Comment cette question est corrigée',
  titleOf: (n) => `Comment la question ${number(n)} est corrigée`,
  byHand: 'Corriger à la main les réponses à cette question',
  byHandHint: 'Les points du corrigé comptent jusqu’à ce que vous en publiiez d’autres.',
  names: 'Afficher les noms',
  namesHint: 'Les correcteurs voient de qui est la réponse, et les réponses arrivent dans l’ordre des noms.',
  second: 'Deux personnes corrigent chaque réponse',
  secondHint:
    'Aucune ne voit la note de l’autre. La moyenne des deux compte, un demi-centième étant arrondi vers le haut.',
  threshold: 'Troisième avis si l’écart dépasse',
  thresholdHint: 'En points. Une troisième personne voit les deux notes sans les noms, et décide.',
  drift: 'Vérifier que la correction reste régulière',
  driftHint:
    'Une réponse sur 20 est déjà passée par le même correcteur. Lui seul voit à quel point ses notes concordent.',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'Enregistré. Cela vaut dès la prochaine réponse.',
  notSaved: 'L’enregistrement a échoué. Réessayez.',
  others: 'Autres questions',
  markedByKey: 'Cette question est corrigée d’après le corrigé',
}
