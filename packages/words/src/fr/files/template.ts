import type * as en from '../../en/files/template.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  correct: 'Bonne réponse',
  types: {
    single: 'Choix unique',
    multiple: 'Plusieurs réponses',
    write: 'Réponse écrite',
  },
  respiration: {
    question: 'Dans quel organite la respiration aérobie a-t-elle lieu ?',
    nucleus: 'Noyau',
    ribosome: 'Ribosome',
    mitochondrion: 'Mitochondrie',
    vacuole: 'Vacuole',
  },
  plantCells: {
    question: 'Que trouve-t-on dans les cellules végétales, mais pas dans les cellules animales ?',
    wall: 'Paroi cellulaire',
    membrane: 'Membrane cellulaire',
    chloroplasts: 'Chloroplastes',
    mitochondria: 'Mitochondries',
  },
  water: {
    question: 'Comment s’appelle le passage de l’eau à travers une membrane semi-perméable ?',
    answer: 'osmose',
  },
}
