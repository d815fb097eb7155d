import type * as en from '../../en/desk/remark.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  loading: 'Chargement de la question',
  gone: 'Cette question ne fait plus partie du quiz',
  back: 'Retour aux résultats',
  title: (n) => `Corrigé de la question ${number(n)}`,
  accept: (link) => [link('Accepter des réponses'), ' que les élèves ont orthographiées autrement.'],
  askOwner:
    'Pour changer la façon dont cette question compte, demandez à la personne propriétaire du quiz le droit de corriger.',
  rulesForAll: {
    full: 'Tous les élèves ont tous les points pour cette question.',
    'left-out': 'Cette question n’est pas prise en compte.',
  },
  modesTitle: 'Comment compter cette question',
  modes: {
    'either-key': 'Accepter l’ancienne et la nouvelle réponse',
    'new-key': 'N’accepter que la nouvelle réponse',
    'full-marks': 'Tous les points pour tout le monde',
    'left-out': 'Ne pas prendre la question en compte',
  },
  modeHints: {
    'either-key': 'Les deux comptent comme correctes, y compris pour les élèves qui commenceront plus tard.',
    'new-key': 'Les élèves qui ont commencé gardent les points déjà obtenus.',
    'full-marks': 'Chaque élève obtient le point, quelle que soit sa réponse.',
    'left-out': 'Non prise en compte. Les points déjà donnés restent acquis.',
  },
  lowerHints: {
    'new-key': 'Les élèves dont la réponse n’était bonne que selon l’ancien corrigé perdent le point.',
    'left-out': 'N’est prise en compte pour aucun élève, que sa réponse soit bonne ou non.',
  },
  weightedHints: {
    'full-marks': 'Chaque élève obtient tous les points de la question, quelle que soit sa réponse.',
    'new-key': 'Les élèves qui n’ont eu de points que selon l’ancien corrigé les perdent.',
  },
}
