import { describe, expect, test } from 'vitest'
import type { CreditRule } from '../credit-rules.ts'
import { problemsOfQuestion } from '../problems.ts'
import type { QuestionOf, UncheckedQuestion } from '../question.ts'
import { changeQuestionType, describeAnswer, studentQuestion } from '../registry.ts'
import { seededRandom } from '../../random.ts'
import { samples } from '../samples-testing.ts'
import { gapLimits } from './gap-fields.ts'
import { gapsFilledRightly } from './gap-key.ts'
import { gap } from './gap.ts'

const question: QuestionOf<'gap'> = {
  _id: 'g',
  text: 'The capital of France is {{1}}, of Italy {{2}}, of Spain {{3}}.',
  type: 'gap',
  options: [],
  correctAnswers: ['Paris', 'Rome', 'Madrid'],
  gaps: [{ accepted: ['Paname'] }, { choices: ['Milan', 'Rome', 'Turin'] }],
  rule: 'each-decision',
}
const markBy = (rule: CreditRule | undefined, given: string[], changes: Partial<typeof question> = {}) =>
  gap.mark(given)({ ...question, ...changes, rule })

describe('an answer', () => {
  test.each<[string, string[], CreditRule | undefined, string, [number, number] | undefined, string]>([
    ['all right', ['paris ', 'Rome', 'MADRID'], undefined, 'correct', undefined, 'BBA'],
    ['what is accepted too', ['paname', 'Rome', 'Madrid'], undefined, 'correct', undefined, 'ABA'],
    ['two of three', ['Paris', 'Milan', 'Madrid'], 'each-decision', 'partly', [2, 3], 'BAA'],
    ['the same, all or nothing', ['Paris', 'Milan', 'Madrid'], undefined, 'incorrect', undefined, 'BAA'],
    ['one slip', ['Paris', 'Milan', 'Madrid'], 'half-for-one-slip', 'partly', [1, 2], 'BAA'],
    ['one gap alone', ['Paris'], 'each-decision', 'partly', [1, 3], 'B__'],
    ['nothing right', ['x', 'y', ''], 'each-decision', 'incorrect', undefined, '**_'],
  ])('%s', (_, given, rule, verdict, share, details) => {
    expect(markBy(rule, given)).toEqual({ verdict, chosen: 0, details, ...(share && { share }) })
  })

  test('of blank texts is skipped', () => {
    expect(markBy('each-decision', ['', ' ', '\u200B'])).toEqual({ verdict: 'skipped', chosen: 0 })
    expect(gap.mark(null)(question).verdict).toBe('skipped')
  })

  test('is compared leniently where the question says so, but not what is chosen', () => {
    const given = ['Pàris!', 'Rome', 'Ma drid']
    expect(markBy('each-decision', given).share).toEqual([1, 3])
    expect(markBy('each-decision', given, { lenient: true }).verdict).toBe('correct')
  })

  test('with one gap has no half of it for a slip', () => {
    const one = { ...question, text: 'A {{1}}', correctAnswers: ['b'], gaps: undefined }
    expect(problemsOfQuestion(one, 0)).toEqual([])
    expect(problemsOfQuestion({ ...one, rule: 'half-for-one-slip' }, 0)).toMatchObject([
      { code: 'rule-needs-decisions' },
    ])
  })

  test('is as long as there are gaps at most, and a list', () => {
    expect(gap.hasForm(question, ['a', 'b', 'c'])).toBe(true)
    expect(gap.hasForm(question, ['a', 'b', 'c', 'd'])).toBe(false)
    expect(gap.hasForm(question, 'Paris')).toBe(false)
  })

  test('is described by the numbers of its gaps', () => {
    expect(describeAnswer(question, ['Paris', '', 'x'])).toBe('1: Paris, 2: –, 3: x')
  })

  test('says of each gap whether it is right', () => {
    expect(gapsFilledRightly(question, ['paname', 'Turin', ''])).toEqual([true, false, false])
    const also = { ...question, marking: { also: [['Lutetia', 'Turin', 'Madrid']] } }
    expect(gapsFilledRightly(also, ['lutetia', 'Turin', ''])).toEqual([true, true, false])
  })
})

describe('students', () => {
  test('see the choices in an order that says nothing of the right one, or mixed', () => {
    const shown = { ...question, gaps: [{}, { choices: ['10', '9', '2,5'] }, { choices: ['b', 'a'] }] }
    expect(gap.present?.(shown)).toEqual({
      gaps: [{}, { choices: ['2,5', '9', '10'] }, { choices: ['a', 'b'] }],
    })
    const orders = new Set(
      Array.from({ length: 20 }, (_, seed) => JSON.stringify(gap.present?.(shown, seededRandom(seed)))),
    )
    expect(orders.size).toBeGreaterThan(3)
  })

  test('get the text with its marks, a list for each choice and nothing else', () => {
    expect(studentQuestion(question)).toEqual({
      _id: 'g',
      text: question.text,
      type: 'gap',
      options: [],
      rule: 'each-decision',
      gaps: [{}, { choices: ['Milan', 'Rome', 'Turin'] }, {}],
    })
  })
})

describe('problems', () => {
  const texts = (count: number, length = 3) =>
    Array.from({ length: count }, (_, index) => `${index}`.padStart(length, 'x'))
  const many = Array.from({ length: 100 }, (_, index) => `{{${index + 1}}}`).join(' ')
  test.each<[string, Partial<UncheckedQuestion>, string, object | undefined]>([
    ['no gap', { text: 'None', correctAnswers: [], gaps: undefined }, 'text no-gaps', undefined],
    ['a hundred', { text: many, correctAnswers: texts(100) }, 'text too-many-gaps', { most: 20 }],
    ['one twice', { text: `${question.text} {{1}}` }, 'text gap-twice', { gap: 1 }],
    ['another order', { text: '{{2}} {{1}} {{3}}' }, 'text gaps-out-of-order', undefined],
    ['one that is not there', { text: '{{1}} {{3}}' }, 'correctAnswers.1 gap-not-in-text', { gap: 2 }],
    [
      'one in a formula',
      { text: '{{1}} $x^{{2}}$ {{3}}', format: 'markdown' },
      'correctAnswers.1 gap-not-in-text',
      { gap: 2 },
    ],
    [
      'one without an answer',
      { text: `${question.text} {{4}}` },
      'correctAnswers.3 gap-without-answer',
      { gap: 4 },
    ],
    [
      'a blank answer',
      { correctAnswers: [' ', 'Rome', 'x'] },
      'correctAnswers.0 gap-without-answer',
      { gap: 1 },
    ],
    [
      'a long answer',
      { correctAnswers: ['x'.repeat(201), 'Rome', 'x'] },
      'correctAnswers.0 gap-text-too-long',
      { gap: 1, most: 200 },
    ],
    [
      'accepted twice',
      { gaps: [{ accepted: ['', 'paris'] }] },
      'gaps.0.accepted.1 gap-text-twice',
      { gap: 1, text: 'paris' },
    ],
    [
      'accepted twice, leniently',
      { gaps: [{ accepted: ['Pàris'] }], lenient: true },
      'gaps.0.accepted.0 gap-text-twice',
      { gap: 1, text: 'Pàris' },
    ],
    [
      'too much accepted',
      { gaps: [{ accepted: texts(20) }] },
      'gaps.0.accepted too-many-gap-answers',
      { gap: 1, most: 20 },
    ],
    [
      'one choice',
      { gaps: [{ choices: ['Paris', ' '] }] },
      'gaps.0.choices too-few-gap-choices',
      { gap: 1, least: 2 },
    ],
    [
      'many choices',
      { gaps: [{ choices: ['Paris', ...texts(12)] }] },
      'gaps.0.choices too-many-gap-choices',
      { gap: 1, most: 12 },
    ],
    [
      'a choice twice',
      { gaps: [{ choices: ['Paris', 'x', 'X'] }] },
      'gaps.0.choices.2 gap-text-twice',
      { gap: 1, text: 'X' },
    ],
    [
      'no right choice',
      { gaps: [{ choices: ['Nice', 'Lyon'] }] },
      'correctAnswers.0 gap-choice-missing',
      { gap: 1 },
    ],
    [
      'more gaps than the text',
      { gaps: [{}, {}, {}, { accepted: ['x'] }] },
      'correctAnswers.3 gap-not-in-text',
      { gap: 4 },
    ],
    ['options', { options: ['a'] }, 'options options-on-written', { question: 1 }],
  ])('%s', (_, changes, told, params) => {
    const [problem, ...others] = problemsOfQuestion({ ...question, ...changes }, 0)
    expect(`${problem?.path} ${problem?.code}`).toBe(`questions.0.${told}`)
    expect(problem?.params).toEqual(params)
    expect(others).toEqual([])
  })

  test('other types have no gaps', () => {
    const written = { ...question, type: 'write', rule: undefined } as UncheckedQuestion
    expect(problemsOfQuestion(written, 0)).toMatchObject([
      { path: 'questions.0.gaps', code: 'gaps-elsewhere' },
    ])
    expect(problemsOfQuestion({ ...written, gaps: [] }, 0)).toEqual([])
  })

  test('as many gaps as possible are none', () => {
    const count = gapLimits.gaps
    const text = Array.from({ length: count }, (_, index) => `{{${index + 1}}}`).join('')
    expect(
      problemsOfQuestion({ ...question, text, correctAnswers: texts(count), gaps: undefined }, 0),
    ).toEqual([])
  })
})

describe('a changed question', () => {
  test.each<[string, Partial<typeof question>, string[], string[]]>([
    [
      'a gap before the others',
      {
        text: 'In {{1}}: France {{2}}, Italy {{3}}, Spain {{4}}.',
        correctAnswers: ['Europe', 'Paris', 'Rome', 'Madrid'],
      },
      ['a', 'b', 'c'],
      ['', 'a', 'b', 'c'],
    ],
    [
      'a gap less',
      { text: 'France {{1}}, Spain {{2}}', correctAnswers: ['Paris', 'Madrid'] },
      ['a', 'b', 'c'],
      ['a', 'c'],
    ],
    [
      'a corrected answer',
      { text: 'Other {{1}} {{2}} {{3}}', correctAnswers: ['Paris', 'Roma', 'Madrid'], gaps: undefined },
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
    ],
    [
      'another key of the same text',
      { correctAnswers: ['Rome', 'Milan', 'Paris'] },
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
    ],
    [
      'a corrected choice',
      { gaps: [{}, { choices: ['Milano', 'Rome', 'Turin'] }] },
      ['Milan', 'milan', 'x'],
      ['Milan', 'Milano', 'x'],
    ],
  ])('%s', (_, changes, given, carried) => {
    expect(gap.carry(question, { ...question, ...changes }, given)).toEqual(carried)
  })

  test('is marked again from letters, or from the answer where a new text is right', () => {
    const outcome = markBy('each-decision', ['Paris', 'Milan', 'other'])
    const regrade = (changes: Partial<typeof question>) =>
      gap.regrade({ ...question, ...changes }, outcome, question)
    expect(regrade({ correctAnswers: ['Paris', 'Milan', 'Madrid'] })?.share).toEqual([2, 3])
    expect(regrade({ correctAnswers: ['Paris', 'Milan', 'Sevilla'] })).toBeUndefined()
    expect(regrade({ gaps: undefined })).toMatchObject({ share: [1, 3], details: 'A**' })
    expect(regrade({ lenient: true })).toBeUndefined()
    expect(regrade({ text: '{{1}}{{2}}', correctAnswers: ['Rome', 'Paris'] })).toBeUndefined()
  })

  test('of another type has lines in its text', () => {
    expect(changeQuestionType(question, 'write').text).toBe(
      'The capital of France is ____, of Italy ____, of Spain ____.',
    )
    expect(changeQuestionType(question, 'gap').text).toBe(question.text)
  })
})

describe('by chance', () => {
  const chosen = (counts: number[]) => ({
    ...question,
    correctAnswers: counts.map(() => 'a'),
    gaps: counts.map((count) =>
      count === 0 ? {} : { choices: Array.from({ length: count }, (_, index) => `${index}`) },
    ),
  })
  test.each<[number[], CreditRule | undefined, [number, number], [number, number]]>([
    [[2, 4], undefined, [1, 8], [7, 8]],
    [[2, 4], 'each-decision', [3, 8], [3, 8]],
    [[2, 4], 'half-for-one-slip', [3, 8], [3, 8]],
    [[2, 0], 'each-decision', [1, 4], [1, 2]],
    [[2, 0], undefined, [0, 1], [1, 1]],
    [[2, 0], 'half-for-one-slip', [1, 4], [1, 2]],
    [[0, 0], 'half-for-one-slip', [0, 1], [1, 1]],
  ])('lists of %j choices, %s', (counts, rule, share, wrong) => {
    expect(gap.guess(chosen(counts), rule)).toEqual({ share, wrong })
  })

  test('twenty lists are as good as never hit', () => {
    const { share, wrong } = gap.guess(chosen(Array.from({ length: 20 }, () => 12)), undefined)
    expect(share[0] / share[1]).toBeLessThan(1e-15)
    expect(wrong[0] / wrong[1]).toBeCloseTo(1)
  })
})

test('a text with its answers in it says all of a question, if it has gaps', () => {
  const { inText } = gap
  const [sample] = samples.gap.questions
  const cell = inText?.write(question) ?? ''
  expect(cell).toBe(
    'The capital of France is [[Paris|Paname]], of Italy [[Milan|=Rome|Turin]], of Spain [[Madrid]].',
  )
  const { text, options, correctAnswers, gaps } = question
  expect(inText?.read(cell)).toEqual({ text, options, correctAnswers, gaps })
  expect(inText?.read('No gap')).toBeUndefined()
  expect(inText?.read(`${sample?.text} [[x]]`)).toBeUndefined()
})
