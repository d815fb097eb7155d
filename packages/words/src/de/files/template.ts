import type * as en from '../../en/files/template.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  correct: 'Richtige Antwort',
  types: {
    single: 'Einfachauswahl',
    multiple: 'Mehrfachauswahl',
    write: 'Freitext',
    numeric: 'Zahlenantwort',
    matching: 'Paare zuordnen',
    ordering: 'In Reihenfolge bringen',
    essay: 'Längerer Text',
  },
  respiration: {
    question: 'In welchem Organell findet die aerobe Zellatmung statt?',
    nucleus: 'Zellkern',
    ribosome: 'Ribosom',
    mitochondrion: 'Mitochondrium',
    vacuole: 'Vakuole',
  },
  explanation: 'Mitochondrien setzen mit Sauerstoff Energie aus Zucker frei.',
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
  chromosomes: {
    question: 'Wie viele Chromosomen hat eine menschliche Körperzelle?',
    answer: '46',
  },
  cellParts: {
    question: 'Was tut welcher Teil einer Zelle?',
    nucleus: 'Zellkern = enthält die DNA',
    ribosome: 'Ribosom = baut Proteine auf',
    mitochondrion: 'Mitochondrium = setzt Energie frei',
    chloroplast: 'Chloroplast = stellt Zucker her',
  },
  sizes: {
    question: 'Ordne nach der Größe, das Kleinste zuerst.',
    water: 'Wassermolekül',
    ribosome: 'Ribosom',
    mitochondrion: 'Mitochondrium',
    cell: 'Pflanzenzelle',
  },
  leaves: { question: 'Erkläre in zwei oder drei Sätzen, warum Blätter grün aussehen.' },
}
