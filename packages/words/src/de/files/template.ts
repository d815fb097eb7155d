import type * as en from '../../en/files/template.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  correct: 'Richtige Antwort',
  types: {
    single: 'Einfachauswahl',
    multiple: 'Mehrfachauswahl',
    write: 'Freitext',
  },
  respiration: {
    question: 'In welchem Organell findet die aerobe Zellatmung statt?',
    nucleus: 'Zellkern',
    ribosome: 'Ribosom',
    mitochondrion: 'Mitochondrium',
    vacuole: 'Vakuole',
  },
  plantCells: {
    question: 'Was gibt es in pflanzlichen Zellen, aber nicht in tierischen?',
    wall: 'Zellwand',
    membrane: 'Zellmembran',
    chloroplasts: 'Chloroplasten',
    mitochondria: 'Mitochondrien',
  },
  water: {
    question: 'Wie heißt der Vorgang, bei dem Wasser durch eine halbdurchlässige Membran wandert?',
    answer: 'Osmose',
  },
}
