import { expect, test } from 'vitest'
import { readType } from './stated-type.ts'

const statedTypes: Record<string, string[]> = {
  one: ['single', 'Single', 'Single Correct', 'single-correct', ' SINGLE\u00A0CORRECT ', 'Single Choice'],
  choice: ['Multiple Choice', 'multiple-choice', 'MCQ', 'multiple\nchoice'],
  'true-false': ['True/False', 'true / false', 'True or False'],
  several: ['multiple', 'Multiple Correct', 'Checkbox', 'Multiple Select', 'Multiple Answers'],
  written: [
    'write',
    'Write Answer',
    'Fill-in-the-Blank',
    'fill in the blank',
    'Fill\u2010in\u2010the\u2010Blank',
    'Short Answer',
  ],
}
test.each(
  Object.entries(statedTypes).flatMap(([statedType, cells]) => cells.map((cell) => [cell, statedType])),
)('%j asks for %s', (cell, statedType) => expect(readType(cell)).toEqual({ statedType }))

const otherLanguages: [statedType: string, cells: string[]][] = [
  [
    'one',
    ['Einfachauswahl', 'Choix unique', 'Selección única', 'Escolha única', 'Scelta singola', 'Enkele keuze'],
  ],
  ['one', ['Jednokrotny wybór', 'Tek seçim', 'اختيار واحد']],
  ['choice', ['Choix multiple', 'Opcion multiple', 'Múltipla escolha', 'Scelta multipla', 'Meerkeuze']],
  ['choice', ['Wielokrotny wybór', 'Çoktan seçmeli', 'اختيار من متعدد', 'Choix multiples']],
  ['one', ['Eine richtige Antwort', 'Une seule bonne réponse', 'Uma correta']],
  [
    'several',
    [
      'Mehrere richtige Antworten',
      'Mehrfachauswahl',
      'Plusieurs réponses',
      'Plusieurs bonnes réponses',
      'Várias corretas',
      'Varias respuestas',
      'Meerdere antwoorden',
    ],
  ],
  [
    'true-false',
    ['Richtig/Falsch', 'Vrai ou faux', 'V/F', 'Vero/Falso', 'Waar/onwaar', 'Prawda/fałsz', 'Doğru/Yanlış'],
  ],
  [
    'written',
    [
      'Freie Antwort',
      'Lückentext',
      'Réponse courte',
      'Respuesta corta',
      'Kısa cevap',
      'KISA CEVAP',
      'إجابة قصيرة',
    ],
  ],
]
test.each(otherLanguages.flatMap(([statedType, cells]) => cells.map((cell) => [cell, statedType])))(
  '%j asks for %s',
  (cell, statedType) => expect(readType(cell)).toEqual({ statedType }),
)

test.each(['', ' ', '\u00A0\n'])('%j asks for nothing', (cell) => expect(readType(cell)).toEqual({}))

test.each(['Poll', 'draw', 'Open-Ended', 'open ended'])('%j cannot be marked', (cell) => {
  const params = { text: `“${cell}”` }
  expect(readType(cell)).toEqual({ problem: { code: 'type-unmarkable', params } })
})

test.each(['Essays?', 'constructor', '__proto__', 'toString', 'A', '1'])('%j is unknown', (cell) => {
  const params = { text: `“${cell}”` }
  expect(readType(cell)).toEqual({ problem: { code: 'type-unknown', params } })
})
