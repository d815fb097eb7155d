import type * as en from '../../en/files/questions.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  sheetName: 'Preguntas',
  headings: {
    question: 'Pregunta',
    type: 'Tipo',
    correct: 'Respuesta correcta (Quizly: número de la opción o texto)',
    fixed: 'Sin mezclar (números de las opciones)',
    accepted: 'También se acepta (una respuesta por línea)',
    either: 'También correcta (números de las opciones, una clave por línea)',
    rule: 'Puntuación máxima o no puntúa (regla para todo el grupo)',
    details: 'Puntos y corrección (Quizly: para otra importación)',
    points: 'Puntos',
    deduction: 'Puntos que se restan (Quizly: por una respuesta incorrecta)',
    credit: 'Parte de los puntos (Quizly: regla)',
    tolerance: 'Tolerancia (Quizly: de un número)',
    unit: 'Unidad (Quizly: de un número)',
    explanation: 'Explicación',
    further: 'Más respuestas (Quizly: una por línea)',
    distractors: 'Distractores (Quizly: uno por línea)',
  },
  pair: (n) => `Pareja ${n}`,
  item: (n) => `Elemento ${n}`,
  note: (letter) => `Observación sobre la opción ${letter}`,
  option: (letter) => `Opción ${letter}`,
  types: {
    single: 'Una correcta',
    multiple: 'Varias correctas',
    write: 'Respuesta escrita',
    numeric: 'Respuesta numérica',
    matching: 'Relacionar parejas',
    ordering: 'Ordenar elementos',
    essay: 'Texto largo',
  },
  rules: { full: 'Puntuación máxima para todo el grupo', 'left-out': 'No puntúa' },
  creditRules: {
    'right-minus-wrong': 'Aciertos menos fallos',
    'each-decision': 'Cada parte cuenta',
    'half-for-one-slip': 'La mitad con un fallo',
  },
}
