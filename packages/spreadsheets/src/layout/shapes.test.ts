import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseSheet } from '../parse-sheet.ts'
import { tablesOfAnyShape } from '../read-cells.ts'

const read = (cells: string[][]) => {
  const [table] = tablesOfAnyShape(cells)
  if (!table) throw new Error('There is no table.')
  const { questions, problems } = parseSheet(table)
  return {
    shape: table.shape ?? 'rows',
    problems,
    questions: questions.map(({ text, options, correctAnswers }) => [
      text,
      options.join(),
      correctAnswers.join(),
    ]),
  }
}
const capitals = [
  ['Capital of Italy?', 'Paris,Rome,Bern', 'Rome'],
  ['Capital of Switzerland?', 'Paris,Rome,Bern', 'Bern'],
]
const [italy, swiss] = ['Capital of Italy?', 'Capital of Switzerland?'] as const

const shapes: [shape: string, name: string, cells: string[][], questions?: string[][]][] = [
  [
    'rows',
    'one row for each question',
    [
      ['Question', 'Option A', 'Option B', 'Option C', 'Answer'],
      [italy, 'Paris', 'Rome', 'Bern', 'B'],
      [swiss, 'Paris', 'Rome', 'Bern', 'C'],
    ],
  ],
  ...['\n', ' | ', '; '].map((separator): [string, string, string[][]] => [
    'list in a cell',
    `options parted by ${JSON.stringify(separator)}`,
    [
      ['Question', 'Options', 'Answer'],
      [italy, ['Paris', 'Rome', 'Bern'].join(separator), 'Rome'],
      [swiss, ['A) Paris', 'B) Rome', 'C) Bern'].join(separator), 'C'],
    ],
  ]),
  [
    'list in a cell',
    'options with letters in one line',
    [
      ['Frage', 'Antwortmöglichkeiten', 'Lösung'],
      [italy, 'A) Paris B) Rome C) Bern', 'B'],
      [swiss, 'a. Paris b. Rome c. Bern', 'C'],
    ],
  ],
  ...[
    ['✓ Paris, old; ✗ Rome; ✗ Bern', '✗ Paris; ✗ Rome; ✓ Bern, new'],
    ['[x] Paris, old\n[ ] Rome\n[ ] Bern', '[ ] Paris\n[ ] Rome\n[x] Bern, new'],
    ['+ Paris, old\n- Rome\n- Bern', '- Paris\n- Rome\n+ Bern, new'],
    [
      'Richtig: Paris, old | Falsch: Rome | Falsch: Bern',
      'Falsch: a) Paris | Falsch: b) Rome | Richtig: c) Bern, new',
    ],
  ].map(([first = '', second = '']): [string, string, string[][], string[][]] => [
    'list in a cell',
    `marks in one cell, such as ${first}`,
    [
      ['Question', 'Answer'],
      [italy, first],
      [swiss, second],
    ],
    [
      [italy, 'Paris, old,Rome,Bern', 'Paris, old'],
      [swiss, 'Paris,Rome,Bern, new', 'Bern, new'],
    ],
  ]),
  [
    'list in a cell',
    'a sign of lists within the options',
    [
      ['Question', 'Options', 'Answer'],
      [italy, 'x; y | x; z | w; v', '2'],
      [swiss, 'k; l | m; n | o; p', 'm; n'],
    ],
    [
      [italy, 'x; y,x; z,w; v', 'x; z'],
      [swiss, 'k; l,m; n,o; p', 'm; n'],
    ],
  ],
  ...[
    ['010', '001'],
    ['0 1 0', '0 0 1'],
    ['-+-', '--+'],
    ['false;true;false', 'false;false;true'],
    ['10', '1'],
  ].map(([first = '', second = '']): [string, string, string[][]] => [
    'key as a mask',
    `a key such as ${first}`,
    [
      ['Question', 'Q_1', 'Q_2', 'Q_3', 'Answers'],
      [italy, 'Paris', 'Rome', 'Bern', first],
      [swiss, 'Paris', 'Rome', 'Bern', second],
    ],
  ]),
  [
    'tick columns',
    'ticks behind all options',
    [
      ['question', 'answer1', 'answer2', 'answer3', 'is1', 'is2', 'is3'],
      [italy, 'Paris', 'Rome', 'Bern', '0', '1', '0'],
      [swiss, 'Paris', 'Rome', 'Bern', '0', '0', '1'],
    ],
  ],
  [
    'list in the question',
    'options below the question',
    [
      ['Question', 'Answer'],
      [`${italy}\nA) Paris\nB) Rome\nC) Bern`, 'B'],
      [`${swiss}\n1. Paris\n2. Rome\n3. Bern`, '3'],
    ],
  ],
  [
    'row for each option',
    'the right one is ticked',
    [
      ['Question', 'Option', 'Correct?'],
      [italy, 'Paris', ''],
      ['', 'Rome', 'x'],
      ['', 'Bern', ''],
      [swiss, 'Paris', 'no'],
      [swiss, 'Rome', 'no'],
      [swiss, 'Bern', 'yes'],
    ],
  ],
  [
    'row for each option',
    'the key stands in the first row',
    [
      ['Question', 'Answer options', 'Key'],
      [italy, 'Paris', 'B'],
      ['', 'Rome', ''],
      ['', 'Bern', ''],
      [swiss, 'Paris', 'C'],
      ['', 'Rome', ''],
      ['', 'Bern', ''],
    ],
  ],
  [
    'tick columns',
    'a tick beside an option',
    [
      ['Question', 'Option A', 'Correct?', 'Option B', 'Correct?', 'Option C', 'Correct?'],
      [italy, 'Paris', '', 'Rome', 'x', 'Bern', ''],
      [swiss, 'Paris', '', 'Rome', '', 'Bern', '✓'],
    ],
  ],
  [
    'marked options',
    'an asterisk',
    [
      ['Question', 'A', 'B', 'C'],
      [italy, 'Paris', '*Rome', 'Bern'],
      [swiss, 'Paris', 'Rome', 'Bern *'],
    ],
  ],
  [
    'text',
    'Aiken',
    [
      italy,
      'A) Paris',
      'B) Rome',
      'C) Bern',
      'ANSWER: B',
      '',
      swiss,
      'A. Paris',
      'B. Rome',
      'C. Bern',
      'Answer: C',
    ].map((line) => [line]),
  ],
  [
    'turned',
    'a table on its side',
    [
      ['Question', italy, swiss],
      ['Option A', 'Paris', 'Paris'],
      ['Option B', 'Rome', 'Rome'],
      ['Option C', 'Bern', 'Bern'],
      ['Answer', 'B', 'C'],
    ],
  ],
  [
    'separated text',
    'semicolons in the first column',
    [
      ['Question;Option A;Option B;Option C;Answer'],
      [`"${italy}";Paris;Rome;Bern;B`],
      [`${swiss};Paris;Rome;Bern;C`],
    ],
  ],
]
test.each(shapes)('%s: %s', (shape, _, cells, questions = capitals) => {
  expect(read(cells)).toEqual({ shape, problems: [], questions })
})

test('a row without a mark has no key', () => {
  const cells = [
    ['Question', 'A', 'B', 'C', 'Answer'],
    [italy, 'Paris', '*Rome', 'Bern', ''],
    [swiss, 'Paris', 'Rome', 'Bern', ''],
  ]
  const { shape, questions, problems } = read(cells)
  expect([shape, questions, problems.map(({ row }) => row)]).toEqual([
    'marked options',
    capitals.slice(0, 1),
    [3],
  ])
})

test('several marks in a row are several correct answers, but a mark on each option is none', () => {
  const headed = (...options: string[]) => [
    ['Question', 'A', 'B', 'C'],
    ['Which lie in Italy?', ...options],
  ]
  expect(read(headed('*Rome', 'Bern', '*Milan')).questions).toEqual([
    ['Which lie in Italy?', 'Rome,Bern,Milan', 'Rome,Milan'],
  ])
  expect(read(headed('*Rome', '*Bern', '*Milan')).questions).toEqual([])
})

test('further shapes that give questions stand behind the best one, and none behind a faultless plain table', () => {
  const list = [
    ['Question', 'Options', 'Answer'],
    [italy, 'Paris; Rome', 'B'],
    [swiss, 'Paris; Bern', 'B'],
  ]
  expect(tablesOfAnyShape(list).map((table) => [table.shape, parseSheet(table).counts])).toEqual([
    ['list in a cell', { single: 2 }],
    [undefined, { write: 2 }],
  ])
  const plain = [
    ['Question', 'A', 'B', 'Answer'],
    [italy, 'Paris', 'Rome', 'B'],
  ]
  expect(tablesOfAnyShape(plain)).toHaveLength(1)
})

test('the shape of a large sheet is found in its first rows and read to its end', () => {
  const cells = [
    ['Question', 'Answer', 'Correct'],
    ...Array.from({ length: 500 }, (_, i) => [
      [`Question ${i}?`, 'yes', 'x'],
      ['', 'no', ''],
    ]).flat(),
  ]
  const { shape, questions, problems } = read(cells)
  expect([shape, questions.length, problems]).toEqual(['row for each option', 500, []])
})

test('a mark may be the look of a cell', () => {
  const cells = [
    ['Question', 'A', 'B', 'C'],
    [italy, 'Paris', 'Rome', 'Bern'],
    [swiss, 'Paris', 'Rome', 'Bern'],
  ]
  const look = (row: number, column: number) => (column === row + 1 ? 'bold' : undefined)
  const [table] = tablesOfAnyShape(cells, {}, look)
  expect(table && parseSheet(table).questions.map((each) => each.correctAnswers)).toEqual([
    ['Rome'],
    ['Bern'],
  ])
})

describe('written questions stay as they are', () => {
  test.each([
    ['colour / color', 'Hund; Köter'],
    ['first\nsecond', 'x'],
  ])('%j', (...answers) => {
    const cells = [['Question', 'Answer'], ...answers.map((answer, i) => [`Q${i}`, answer])]
    expect(read(cells).shape).toBe('rows')
  })
})

test('any cells have a shape or none', () => {
  const cell = fc.oneof(
    fc.constantFrom(
      'Question',
      'Options',
      'Answer',
      'Option A',
      'Correct?',
      'x',
      '*x',
      'A) x',
      'ANSWER: A',
      'a;b',
      'a\nb',
      '',
    ),
    fc.string({ unit: 'binary' }),
  )
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 8 }), (cells) => {
      const [table] = tablesOfAnyShape(cells)
      if (table) parseSheet(table)
    }),
    { numRuns: 200 },
  )
})

const lists: [name: string, cells: string[][]][] = [
  [
    'slashes',
    [
      ['Question', 'Options', 'Answer'],
      [italy, 'Paris / Rome / Bern', 'Rome'],
      [swiss, 'Paris / Rome / Bern', 'Bern'],
    ],
  ],
  [
    'commas',
    [
      ['Question', 'Options', 'Answer'],
      [italy, 'Paris, Rome, Bern', 'Rome'],
      [swiss, 'Paris, Rome, Bern', 'C'],
    ],
  ],
  [
    'a list headed Answers',
    [
      ['Question', 'Answers', 'Correct'],
      [italy, 'a. Paris\nb. Rome\nc. Bern', 'b'],
      [swiss, 'Paris;Rome;Bern', 'c'],
    ],
  ],
  [
    'lines of the question',
    [
      ['Question', 'Answer'],
      [`${italy}\nParis\nRome\nBern`, 'Rome'],
      [`${swiss}\nParis\nRome\nBern`, 'C'],
    ],
  ],
  [
    'columns under one heading',
    [
      ['Question', 'Options', '', '', 'Answer'],
      [italy, 'Paris', 'Rome', 'Bern', 'B'],
      [swiss, 'Paris', 'Rome', 'Bern', 'C'],
    ],
  ],
]
test.each(lists)('options by %s', (_, cells) =>
  expect(read(cells)).toMatchObject({ problems: [], questions: capitals }),
)
