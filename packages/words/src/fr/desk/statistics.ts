import type * as en from '../../en/desk/statistics.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  difficultyHint: 'La difficulté est la part d’élèves qui ont réussi la question.',
  discriminationHint:
    'La discrimination indique si les élèves qui réussissent les autres questions réussissent aussi celle-ci.',
  tooFew: (needed) =>
    plural(needed, {
      one: `Trop peu de réponses pour juger de la fiabilité des scores : il en faut au moins ${number(needed)}.`,
      many: `Trop peu de réponses pour juger de la fiabilité des scores : il en faut au moins ${number(needed)}.`,
      other: `Trop peu de réponses pour juger de la fiabilité des scores : il en faut au moins ${number(needed)}.`,
    }),
  reliability: {
    none: 'Fiabilité : les scores ne permettent pas de distinguer les élèves.',
    high: 'Fiabilité : élevée. Un quiz semblable classerait les élèves à peu près de la même façon.',
    low: 'Fiabilité : faible. Un quiz semblable pourrait classer les élèves autrement ; plus de questions aideraient.',
    fair: 'Fiabilité : moyenne. Un quiz semblable classerait la plupart des élèves de la même façon ; ne donnez pas trop de poids aux petits écarts.',
  },
  title: 'Indicateurs statistiques',
  alpha: (value, low, high, error, points) =>
    plural(points, {
      one: `Coefficient alpha ${value}, intervalle à 95 % de ${low} à ${high} (Feldt). Erreur type d’un score : ${error} sur ${number(points)} point.`,
      many: `Coefficient alpha ${value}, intervalle à 95 % de ${low} à ${high} (Feldt). Erreur type d’un score : ${error} sur ${number(points)} de points.`,
      other: `Coefficient alpha ${value}, intervalle à 95 % de ${low} à ${high} (Feldt). Erreur type d’un score : ${error} sur ${number(points)} points.`,
    }),
  deviation: (points) => `Écart type des scores : ${points} points.`,
  difficulty:
    'Difficulté : la part de bonnes réponses, avec l’intervalle de Wilson à 95 % au survol. Facile à partir de 85 %, difficile en dessous de 40 %.',
  discrimination:
    'Discrimination : la corrélation avec les points à toutes les autres questions, avec un intervalle bootstrap au survol. Bonne à partir de 0,30, correcte à partir de 0,15. Négative seulement si son intervalle exclut 0 après la correction de Holm sur toutes les questions. Il faut 10 résultats, dont 3 bonnes et 3 mauvaises réponses.',
  weighted: {
    difficultyHint: 'La difficulté est la part des points que les élèves ont obtenue.',
    difficulty:
      'Difficulté : la part moyenne des points, avec au survol l’intervalle de Wilson à 95 %, ou un intervalle bootstrap s’il y a eu des points partiels. Facile à partir de 85 %, difficile en dessous de 40 %.',
  },
}
