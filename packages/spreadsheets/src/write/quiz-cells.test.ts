import { type QuestionContent, questionTypes } from '@quizly/domain'
import { cellMessageInEnglish } from '@quizly/words/sheets.ts'
import { languageTags } from '@quizly/words'
import { questionsFile, templateFile } from '@quizly/words/all-languages.ts'
import { describe, expect, test } from 'vitest'
import { parseSheet } from '../parse-sheet.ts'
import { validQuestions } from './questions-testing.ts'
import { quizSheet } from './quiz-cells.ts'
import { textsOf } from './csv.ts'
import { readBack } from './read-back-testing.ts'
import { tableFromCells } from '../read-cells.ts'
import fc from 'fast-check'

test.each(languageTags)(
  'a quiz exported in %s is read as the same questions, whatever they say',
  (language) => {
    const met = new Set<string>()
    let fixed = 0
    const also = { options: 0, written: 0 }
    fc.assert(
      fc.property(validQuestions, (questions) => {
        for (const { type } of questions) met.add(type)
        fixed += questions.filter(({ fixedOptions }) => fixedOptions).length
        for (const { options, marking } of questions)
          if (marking) also[options.length > 0 ? 'options' : 'written'] += 1
        const read = readBack(questions, language)
        expect(read?.problems).toEqual([])
        expect(read?.questions.map(({ row: _, ...question }) => question)).toEqual(questions)
      }),
      { numRuns: language === 'en' ? 200 : 25 },
    )
    expect(met).toEqual(new Set(questionTypes))
    expect(fixed).toBeGreaterThan(0)
    expect(Math.min(also.options, also.written)).toBeGreaterThan(0)
  },
)

test('a text that is only a number of another option, an error or a dash is meant', () => {
  const options = ['2', '1', '#REF!', 'N/A']
  const question = { text: 'Which?', type: 'multiple', options, correctAnswers: ['2', 'N/A'] } as const
  const written = { ...question, options: [...options], correctAnswers: [...question.correctAnswers] }
  expect(quizSheet([written], 'en').cellsOf(written).at(-1)).toBe('1, 4')
  expect(readBack([written])?.questions).toEqual([{ row: 2, ...written }])
})

const plain: QuestionContent = { text: '?', type: 'single', options: ['b', 'All'], correctAnswers: ['All'] }
const written: QuestionContent = { text: '?', type: 'write', options: [], correctAnswers: ['leaf'] }
const headingsOf = (...questions: QuestionContent[]) => quizSheet(questions, 'en').headings

test('a quiz has a column for what few questions need only if one does', () => {
  expect(headingsOf(plain)).toHaveLength(9)
  expect(headingsOf(plain, { ...plain, fixedOptions: [] })).toHaveLength(9)
  const full = { ...plain, marking: { all: 'full' as const } }
  expect(headingsOf(full).slice(9)).toEqual(['Full Marks or Not Scored (rule for all students)'])
  expect([full, plain].map((each) => quizSheet([full], 'en').cellsOf(each).at(-1))).toEqual([
    'Full marks for all',
    null,
  ])
  const fixed = { ...plain, fixedOptions: [1] }
  const either = { ...plain, marking: { also: [['b'], ['b', 'All']] } }
  const accepted = { ...written, marking: { also: [['leaves'], ['"the" leaf'], ['a\nleaf']] } }
  expect(headingsOf(plain, fixed).slice(9)).toEqual(['Don’t Shuffle (numbers of options)'])
  expect(headingsOf(fixed, accepted, either).slice(9)).toEqual([
    'Don’t Shuffle (numbers of options)',
    'Also Correct (numbers of options, one key on each line)',
    'Also Accepted (one answer on each line)',
  ])
  const { cellsOf } = quizSheet([fixed, accepted, either], 'en')
  expect(cellsOf(either).slice(9)).toEqual([null, '1\n1, 2', null])
  expect(cellsOf(accepted).slice(9)).toEqual([null, null, 'leaves\n"\\"the\\" leaf"\n"a\\nleaf"'])
})

test('points, deductions, rules and explanations have columns of their own, which people can change', () => {
  const options = ['a', 'b', 'c']
  const questionPoints = {
    points: 2.5,
    deduction: 0.25,
    rule: 'each-decision',
    explanation: 'It is so.',
  } as const
  const question: QuestionContent = {
    text: '?',
    type: 'multiple',
    options,
    correctAnswers: ['a'],
    ...questionPoints,
  }
  expect(headingsOf(question).slice(9)).toEqual([
    'Points',
    'Penalty (Quizly: for a wrong answer)',
    'Partial Credit (Quizly: rule)',
    'Explanation',
  ])
  const { headings, cellsOf } = quizSheet([question], 'en')
  const cells = cellsOf(question)
  expect(cells.slice(9)).toEqual([2.5, 0.25, 'Per correct part', 'It is so.'])
  const changed = ['٣,5', '1', 'HALF for one slip', 'Because.']
  const table = tableFromCells([headings, [...textsOf(cells.slice(0, 9)), ...changed]])
  const read = table && parseSheet(table)
  expect(read?.questions).toEqual([
    { row: 2, ...question, points: 3.5, deduction: 1, rule: 'half-for-one-slip', explanation: 'Because.' },
  ])
  expect(read?.notes).toEqual([])
})

test('a number has columns for its tolerance and its unit, and what is rarer stays among the details', () => {
  const unit = { is: 'm/s', convert: true }
  const numeric = (number: QuestionContent['number']): QuestionContent => ({
    text: '?',
    type: 'numeric',
    options: [],
    correctAnswers: ['9.81'],
    number,
  })
  const relative = numeric({ decimal: '.', tolerance: { kind: 'relative', value: '0.01' }, unit })
  const absolute = numeric({ decimal: '.', tolerance: { kind: 'absolute', value: '0.05' } })
  expect(headingsOf(numeric({ decimal: '.' }))).toHaveLength(9)
  expect(headingsOf(relative, absolute).slice(9)).toEqual([
    'Tolerance (Quizly: of a number)',
    'Unit (Quizly: of a number)',
  ])
  const { cellsOf } = quizSheet([relative, absolute], 'en')
  expect([relative, absolute].map((each) => cellsOf(each).slice(9))).toEqual([
    ['0.01 ×', 'm/s'],
    ['0.05', null],
  ])
  const rare = numeric({ decimal: '.', unit, near: { value: '0.1', share: [1, 2] } })
  expect(quizSheet([rare], 'en').headings.slice(9)).toHaveLength(2)
  expect(readBack([relative, absolute, rare])?.questions.map(({ row: _, ...each }) => each)).toEqual([
    relative,
    absolute,
    rare,
  ])
})

test('what a cell would change of an explanation, and shares of options, stay among the details', () => {
  const explanation = 'two\r\nlines'
  const shares: [number, number][] = [
    [1, 1],
    [1, 2],
  ]
  const question: QuestionContent = {
    ...plain,
    correctAnswers: ['b'],
    explanation,
    rule: 'by-option',
    shares,
  }
  expect(headingsOf(question).slice(9)).toEqual(['Points and Marking (Quizly: for another import)'])
  expect(readBack([question])?.questions).toEqual([{ row: 2, ...question }])
})

test('in sheets of other programs these columns count too, and the details come first', () => {
  const others = ['Question', 'Option A', 'Option B', 'Answer', 'Points', 'Explanation']
  const foreign = tableFromCells([others, ['?', 'a', 'b', 'A', '2', 'So.']])
  const read = foreign && parseSheet(foreign)
  expect(read?.questions).toEqual([
    {
      row: 2,
      text: '?',
      type: 'single',
      options: ['a', 'b'],
      correctAnswers: ['a'],
      points: 2,
      explanation: 'So.',
    },
  ])
  const { headings } = quizSheet([plain], 'en')
  const details = 'Points and Marking (Quizly: for another import)'
  const row = textsOf(quizSheet([plain], 'en').cellsOf(plain))
  const before = tableFromCells([
    [...headings, 'Points', details],
    [...row, '3', '{"points":2}'],
  ])
  expect(before && parseSheet(before).questions).toMatchObject([{ points: 2 }])
})

test('a rule for all is read whatever its case, and other words are asked about', () => {
  const read = (words: string) => {
    const { headings, cellsOf } = quizSheet([plain], 'en')
    const heading = 'Full Marks or Not Scored (rule for all students)'
    const table = tableFromCells([
      [...headings, heading],
      [...textsOf(cellsOf(plain)), words],
    ])
    return table && parseSheet(table)
  }
  expect(read('NOT scored')?.questions[0]?.marking).toEqual({ all: 'left-out' })
  expect(read('')?.questions[0]?.marking).toBeUndefined()
  expect(read('maybe')?.problems.map(cellMessageInEnglish)).toEqual([
    expect.stringContaining('“maybe” is no rule. Write “Full marks for all” or “Not scored”'),
  ])
})

test('accepted answers that fill more than one cell have a column more, and are all read back', () => {
  const also = Array.from({ length: 1_000 }, (_, at) => [`${at} ${'leaf '.repeat(6)}`.trim()])
  const question = { ...written, marking: { also } }
  expect(headingsOf(question).slice(9).length).toBeGreaterThan(2)
  expect(readBack([question])?.questions[0]?.marking).toEqual({ also })
})

test.each([
  [plain, '1, 3', /“1, 3” does not name options of this row/],
  [plain, 'b', undefined],
  [{ ...plain, marking: { all: 'full' as const } }, '2', undefined],
  [written, 'x'.repeat(10_001), /10,000/],
  [
    written,
    Array.from({ length: 1_001 }, (_, at) => at).join('\n'),
    /At most 1,000 answers can be accepted here, of 100,000 characters in all/,
  ],
])('%j with %j beside its key', (question, further, problem) => {
  const { headings, cellsOf } = quizSheet([question], 'en')
  const heading = question.type === 'single' ? 'Also Correct' : 'Also Accepted'
  const table = tableFromCells([
    [...headings, heading],
    [...textsOf(cellsOf(question)), further],
  ])
  const { problems = [] } = (table && parseSheet(table)) ?? {}
  expect(problems.map(cellMessageInEnglish)).toEqual(problem ? [expect.stringMatching(problem)] : [])
})

describe.each(languageTags)('what files in %s say', (language) => {
  const { headings, option, rules, sheetName } = questionsFile[language]
  const { correct, types } = templateFile[language]
  const plainHeadings = [headings.question, headings.type, option('A'), option('B'), option('C'), correct]

  test.each([
    ['single', 'B', ['b']],
    ['single', option('b'), ['b']],
    ['single', '٢', ['b']],
    ['multiple', 'A, C', ['a', 'c']],
    ['multiple', '١، ٣', ['a', 'c']],
    ['write', 'leaf', ['leaf']],
  ] as const)('is understood in a sheet that somebody has filled in: %s, %s', (type, key, correctAnswers) => {
    const options = type === 'write' ? ['', '', ''] : ['a', 'b', 'c']
    const table = tableFromCells([plainHeadings, ['?', types[type], ...options, key]])
    expect(table && parseSheet(table)).toMatchObject({
      problems: [],
      warnings: [],
      questions: [{ type, correctAnswers }],
    })
  })

  test('a rule whatever its case, and options that keep their place by the digits of any script', () => {
    const head = [...plainHeadings, headings.fixed, headings.rule]
    const cells = ['?', types.single, 'a', 'b', 'c', 'A', '١، ٣', rules['left-out'].toUpperCase()]
    const table = tableFromCells([head, cells])
    expect(table && parseSheet(table).questions[0]).toMatchObject({
      fixedOptions: [0, 2],
      marking: { all: 'left-out' },
    })
  })

  test('names a sheet as programs allow it', () => {
    expect(sheetName).toMatch(/^[^[\]:*?/\\']{1,31}$/)
  })
})

test('no two languages mean different things by the same words', () => {
  const meanings = languageTags.flatMap((tag) => {
    const { headings, types, rules } = questionsFile[tag]
    return [headings, types, rules, templateFile[tag].types].flatMap((words) => Object.entries(words))
  })
  const known = new Map(meanings.map(([meaning, text]) => [text.toLowerCase(), meaning]))
  expect(meanings.filter(([meaning, text]) => known.get(text.toLowerCase()) !== meaning)).toEqual([])
})

test('the slots of a quiz are read back', () => {
  const question = { type: 'write' as const, options: [], correctAnswers: ['so'] }
  const slot = { name: 'Kinetics', draw: 1 }
  const questions: QuestionContent[] = [
    { ...question, text: 'How?', slot },
    { ...question, text: 'Why?', slot: { ...slot, set: 'A' } },
    { ...question, text: 'When?' },
  ]
  expect(readBack(questions)?.questions.map((read) => read.slot)).toEqual(
    questions.map((asWritten) => asWritten.slot),
  )
})
