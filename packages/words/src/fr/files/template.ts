import type * as en from '../../en/files/template.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  correct: 'Bonne réponse',
  types: {
    single: 'Choix unique',
    multiple: 'Plusieurs réponses',
    write: 'Réponse écrite',
    numeric: 'Réponse numérique',
    matching: 'Associer des paires',
    ordering: 'Mise en ordre',
    essay: 'Texte long',
  },
  respiration: {
    question: 'Dans quel organite la respiration aérobie a-t-elle lieu ?',
    nucleus: 'Noyau',
    ribosome: 'Ribosome',
    mitochondrion: 'Mitochondrie',
    vacuole: 'Vacuole',
  },
  explanation: 'Les mitochondries libèrent l’énergie du sucre avec l’oxygène.',
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
  chromosomes: {
    question: 'Combien de chromosomes contient une cellule du corps humain ?',
    answer: '46',
  },
  cellParts: {
    question: 'Que fait chaque partie d’une cellule ?',
    nucleus: 'Noyau = contient l’ADN',
    ribosome: 'Ribosome = fabrique les protéines',
    mitochondrion: 'Mitochondrie = libère de l’énergie',
    chloroplast: 'Chloroplaste = produit du sucre',
  },
  sizes: {
    question: 'Range du plus petit au plus grand.',
    water: 'Molécule d’eau',
    ribosome: 'Ribosome',
    mitochondrion: 'Mitochondrie',
    cell: 'Cellule végétale',
  },
  leaves: { question: 'Explique en deux ou trois phrases pourquoi les feuilles paraissent vertes.' },
}
