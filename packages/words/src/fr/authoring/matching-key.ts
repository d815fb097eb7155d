import type * as en from '../../en/authoring/matching-key.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: 'Intitulés et leurs partenaires',
  hint: 'Les élèves choisissent un partenaire pour chaque intitulé. Ils voient tous les partenaires dans une seule liste triée. Deux intitulés peuvent avoir le même.',
  prompt: (n) => `Intitulé ${number(n)}`,
  partner: (n) => `Partenaire de l’intitulé ${number(n)}`,
  moveUp: (n) => `Monter l’intitulé ${number(n)}`,
  moveDown: (n) => `Descendre l’intitulé ${number(n)}`,
  remove: (n) => `Enlever l’intitulé ${number(n)}`,
  add: '+ Ajouter un intitulé',
  moved: (n, to) => `L’intitulé ${number(n)} est maintenant le ${number(to)}`,
  distractors: 'Distracteurs',
  distractorsHint: 'Partenaires d’aucun intitulé. Les élèves ne voient pas lesquels ce sont.',
  distractor: (n) => `Distracteur ${number(n)}`,
  removeDistractor: (n) => `Enlever le distracteur ${number(n)}`,
  addDistractor: '+ Ajouter un distracteur',
  pair: (asked, chosen) => `« ${chosen} » pour « ${asked} »`,
}
