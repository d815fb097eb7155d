import type * as en from '../../en/files/template.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  correct: 'Respuesta correcta',
  types: { single: 'Una correcta', multiple: 'Varias correctas', write: 'Respuesta escrita' },
  respiration: {
    question: '¿En qué orgánulo tiene lugar la respiración aerobia?',
    nucleus: 'Núcleo',
    ribosome: 'Ribosoma',
    mitochondrion: 'Mitocondria',
    vacuole: 'Vacuola',
  },
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
}
