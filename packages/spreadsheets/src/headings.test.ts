import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { headingRole, isNumberingHeading, spreadsheetTemplate } from './headings.ts'

const role = (heading: string) => {
  const found = headingRole(heading)
  if (!found) return 'unknown'
  return 'slot' in found ? `${found.field} ${found.slot + 1}` : found.field
}

const roles: Record<string, string[]> = {
  question: [
    'Question',
    'question text',
    'Questions',
    'TEXT',
    'Prompt',
    '  QUESTION\n',
    'Frage',
    'Pregunta',
    'Pergunta',
    'Domanda',
    'Vraag',
    'Pytanie',
    'Soru',
    'السؤال',
    'Qestion',
    'Question\u00A0Text',
    'question_text',
    'Question-Text',
    'Question:',
    'Question *',
    'Question - max 120 characters',
    'Question – max 120 characters',
    'Question (required) - max 120',
    'Ｑｕｅｓｔｉｏｎ',
    '\u200EQuestion\u200F',
  ],
  type: ['Type', 'Question Type', 'question\ntype', 'Type (single, multiple or write)'],
  correct: [
    'Correct Answer',
    'Correct Answers',
    'Correct Answer(s)',
    'CorrectAnswer',
    'CORRECTANSWER ',
    'correct-answer',
    'Correct Option',
    'Correct',
    'Answer',
    'Answer(s)',
    'Answer Key',
    'Correct answer(s) - choose at least one',
    'Correct Answer(s)\n(Only include Answer #)',
    'Answer (2)',
    'Answers',
    'Bonne réponse',
    'Richtige Antwort',
    'Respuesta correcta',
    'Resposta certa',
    'Risposta corretta',
    'Juiste antwoord',
    'Poprawna odpowiedź',
    'Doğru cevap',
    'الإجابة الصحيحة',
    'Corect answer',
    'Solution',
  ],
  'option 1': [
    'Option A',
    'A',
    'a',
    'Option 1',
    'Option1',
    'Answer 1',
    '1st Answer',
    'Choice 1',
    'Choice A',
    '(A)',
    'Opt. A',
    'Opción A',
    'Réponse A',
    'Antwort A',
    'Opton A',
    'Odpowiedź A',
    'Seçenek A',
    'الخيار أ',
    'A)',
  ],
  'option 2': [
    'option b',
    'Option - B',
    'Option (B)',
    'Option\nB',
    'Option [2]',
    'B.',
    '2nd  answer',
    'OptionB',
  ],
  'option 3': [
    'Answer 3\n(Optional)',
    'Answer 3 - max 75 characters',
    '3rd Answer',
    'Option C (optional) (text)',
    'Option 03',
  ],
  'option 6': ['F', 'Option F', 'Option 6', 'Choice 6', '6th Answer'],
  'option 7': ['Option G', 'Option 7', 'G'],
  fixed: ['Don’t Shuffle (numbers of options)', "Don't shuffle", 'Keeps its place'],
  accepted: ['Also Accepted', 'also accepted (one per line)'],
  explanation: ['Answer explanation', 'Answer - explanation', 'Erklärung', 'Feedback'],
  points: ['Points', 'Punkte', 'Marks'],
  time: ['Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs', 'Zeit', 'Durée'],
  list: ['Options', 'Choices', 'Answer options', 'Antwortmöglichkeiten', 'Opciones'],
  'wrong 1': [
    'Incorrect Answer 1',
    'Incorrect Answer',
    'Wrong Answer 1',
    'Distractor 1',
    'Falsche Antwort 1',
  ],
  'wrong 3': ['Incorrect Answer 3 (Optional)', 'incorrectanswer3'],
  unknown: [
    '',
    ' ',
    'Question #',
    'Question No.',
    'Question image',
    'Option 0',
    'Option 11',
    'Image Link',
    'Notes',
    'constructor',
    '__proto__',
    'toString',
    `Question ${'('.repeat(400)}`,
  ],
}

describe.each(Object.entries(roles))('%s', (expected, headings) => {
  test.each(headings)('%j', (heading) => expect(role(heading)).toBe(expected))
})

test.each([
  'No.',
  'Nr',
  '#',
  'Question #',
  'S. No.',
  'Sl No',
  'Serial Number',
  'Q#',
  'ID',
  'Question No',
  'Column A',
])('%j numbers the rows', (heading) => expect(isNumberingHeading(heading)).toBe(true))
test.each(['Points', 'Notes', 'Marks', 'Question', 'Column', 'Time'])(
  '%j does not number the rows',
  (heading) => expect(isNumberingHeading(heading)).toBe(false),
)

test('any text is a heading', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 400 }),
      (heading) => typeof role(heading) === 'string',
    ),
  )
})

describe('templates', () => {
  const answers = ['Answer 1', 'Answer 2', 'Answer 3', 'Answer 4']
  const options = ['Option 1', 'Option 2', 'Option 3', 'Option 4', 'Option 5']
  const cases: [string | undefined, string[]][] = [
    [
      'kahoot',
      ['Question - max 120 characters', ...answers, 'Time limit (sec) – 5, 10', 'Correct answer(s) - choose'],
    ],
    ['kahoot', ['Notes', 'Correct answer(s)', 'Time limit', 'Answer 2', 'Answer 1', 'Question']],
    [
      'blooket',
      [
        'Question #',
        'Question Text',
        ...answers,
        'Time Limit (sec)\n(Max: 300 seconds)',
        'Correct Answer(s)',
      ],
    ],
    ['classquiz', ['Question', '1st Answer', '2nd Answer', 'Time Limit (max. 120)', 'Correct Answers']],
    [
      'quizizz',
      ['Question Text', 'Question Type', ...options, 'Correct Answer', 'Time in seconds', 'Image Link'],
    ],
    ['quizizz', ['Question Text', 'Question Type', ...options, 'Correct Answer', 'Answer explanation']],
    [undefined, ['Question Text', 'Question Type', ...options, 'Correct Answer']],
    [undefined, ['Question', ...answers, 'Correct Answer']],
    [undefined, ['Kahoot', 'Question', 'Option A', 'Option B', 'Correct Answer']],
    [undefined, []],
  ]
  test.each(cases)('%s: %j (T115)', (template, headings) =>
    expect(spreadsheetTemplate(headings)).toBe(template),
  )
})
