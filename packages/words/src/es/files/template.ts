import type * as en from '../../en/files/template.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  correct: 'Respuesta correcta',
  types: {
    single: 'Una correcta',
    multiple: 'Varias correctas',
    write: 'Respuesta escrita',
    numeric: 'Respuesta numérica',
    matching: 'Relacionar parejas',
    ordering: 'Ordenar elementos',
    essay: 'Texto largo',
  },
  respiration: {
    question: '¿En qué orgánulo tiene lugar la respiración aerobia?',
    nucleus: 'Núcleo',
    ribosome: 'Ribosoma',
    mitochondrion: 'Mitocondria',
    vacuole: 'Vacuola',
  },
  explanation: 'Las mitocondrias liberan la energía del azúcar con oxígeno.',
  plantCells: {
    question: '¿Qué se encuentra en las células vegetales, pero no en las animales?',
    wall: 'Pared celular',
    membrane: 'Membrana celular',
    chloroplasts: 'Cloroplastos',
    mitochondria: 'Mitocondrias',
  },
  water: {
    question: '¿Cómo se llama el proceso por el que el agua atraviesa una membrana semipermeable?',
    answer: 'ósmosis',
  },
  chromosomes: {
    question: '¿Cuántos cromosomas tiene una célula del cuerpo humano?',
    answer: '46',
  },
  cellParts: {
    question: '¿Qué hace cada parte de una célula?',
    nucleus: 'Núcleo = guarda el ADN',
    ribosome: 'Ribosoma = fabrica proteínas',
    mitochondrion: 'Mitocondria = libera energía',
    chloroplast: 'Cloroplasto = produce azúcar',
  },
  sizes: {
    question: 'Ordena por tamaño, de menor a mayor.',
    water: 'Molécula de agua',
    ribosome: 'Ribosoma',
    mitochondrion: 'Mitocondria',
    cell: 'Célula vegetal',
  },
  leaves: { question: 'Explica en dos o tres frases por qué las hojas se ven verdes.' },
}
