import { expect, test } from 'vitest'
import { type ExportedResult, resultCells, resultHeadings } from './result-cells.ts'
import { outcomesIn } from '../../../domain/src/questions/outcome-testing.ts'

const [startedAt, submittedAt] = [Date.UTC(2026, 2, 14, 10, 30), Date.UTC(2026, 2, 14, 10, 42)]
const result: ExportedResult = {
  name: 'Ben',
  email: 'ben@school.example',
  score: 1,
  outOf: 3,
  startedAt,
  submittedAt,
  submittedBy: 'student',
  outcomes: outcomesIn('+B-AC.'),
  marked: [{ _id: 'q1' }, { _id: 'q2' }, { _id: 'q3' }],
}
const facts = ['Ben', 'ben@school.example', 1, 3, { moment: startedAt }, { moment: submittedAt }, 'student']

test('a result without its questions', () => {
  expect(resultHeadings('en', [])).toEqual([
    'Name',
    'Email',
    'Score',
    'Out of',
    'Started (UTC)',
    'Submitted (UTC)',
    'Submitted by',
  ])
  expect(resultCells('en', result, [])).toEqual(facts)
})

test('the points and the verdict of each question; a skipped one has 0 points', () => {
  const questions = ['q3', 'q1', 'q2'].map((_id) => ({ _id }))
  const ofQuestions = [0, 'skipped', 1, 'correct', 0, 'incorrect']
  expect(resultCells('en', result, questions)).toEqual([...facts, ...ofQuestions])
})

test('of a weighted quiz the points as numbers, by the questions that it is marked by, less than 0 where some are taken', () => {
  const marked = [
    { _id: 'q1', points: 2.5 },
    { _id: 'q2', deduction: 0.25 },
    { _id: 'q3', points: 1.01 },
  ]
  const partly = { ...result, score: 2.76, outOf: 4.51, marked, outcomes: outcomesIn('+B-A%C') }
  expect(resultCells('en', partly, [{ _id: 'q1' }, { _id: 'q2' }, { _id: 'q3' }]).slice(7)).toEqual([
    2.5,
    'correct',
    -0.25,
    'incorrect',
    0.51,
    'partly correct',
  ])
})

test('no points for a question that was left out or not asked, or is not among the marked ones', () => {
  const questions = ['q1', 'q2', 'new'].map((_id) => ({ _id }))
  const partly = { ...result, outcomes: outcomesIn('/B~+C') }
  expect(resultCells('en', partly, questions)).toEqual([
    ...facts,
    null,
    'left out',
    null,
    'not asked',
    null,
    null,
  ])
})

test('what waits to be marked has no points yet, and is counted in a column where any does', () => {
  const questions = [{ _id: 'q1', text: 'Why?' }]
  const marked = [{ _id: 'q1', points: 6, essay: {} }]
  const waiting = { ...result, marked, outcomes: outcomesIn('?'), waiting: 1 }
  const done = { ...waiting, outcomes: outcomesIn('+'), waiting: undefined }
  const columns = { hasWaiting: true }
  expect(resultHeadings('en', questions, columns).slice(6)).toEqual([
    'Submitted by',
    'Waiting',
    '1. Why?',
    '1. Verdict',
  ])
  expect(resultCells('en', waiting, questions, columns).slice(6)).toEqual([
    'student',
    1,
    null,
    'waiting to be marked',
  ])
  expect(resultCells('en', done, questions, columns).slice(6)).toEqual(['student', null, 6, 'correct'])
  expect(resultCells('en', waiting, questions).slice(6)).toEqual(['student', null, 'waiting to be marked'])
})

test('the words are those of the language, the numbers and moments are the same', () => {
  const questions = [{ _id: 'q1', text: 'Hauptstadt?' }]
  expect(resultHeadings('de', questions, { hasSeveral: true }).slice(2)).toEqual([
    'Punktzahl',
    'Höchstpunktzahl',
    'Begonnen (UTC)',
    'Abgegeben (UTC)',
    'Abgabe durch',
    'Versuch',
    'Versuche',
    '1. Hauptstadt?',
    '1. Bewertung',
  ])
  const cells = resultCells('de', { ...result, submittedBy: 'time' }, questions)
  expect(cells).toEqual([...facts.slice(0, 6), 'Zeitablauf', 1, 'richtig'])
})

test('headings are one line each, numbered and not too long', () => {
  const texts = ['What is\n the capital?', '🙂'.repeat(101), 'x'.repeat(100)]
  expect(
    resultHeadings(
      'en',
      texts.map((text) => ({ text })),
    ).slice(7),
  ).toEqual([
    '1. What is the capital?',
    '1. Verdict',
    `2. ${'🙂'.repeat(100)}…`,
    '2. Verdict',
    `3. ${'x'.repeat(100)}`,
    '3. Verdict',
  ])
})

test('headings of formatted questions have no signs, and those of plain ones all', () => {
  const hash = '0f'.repeat(32)
  const square = 'Is $x^2$ > 3?'
  const texts = [`Name ![A cell](image:${hash})`, `**Name** ![](image:${hash})`, square]
  const nodes = JSON.stringify(['Is ', ['math', ['msup', ['mi', 'x'], ['mn', '2']]], ' > 3?'])
  const drawn = [{ source: square, nodes }]
  const headings = (format?: 'markdown') =>
    resultHeadings(
      'fr',
      texts.map((text) => ({ text, ...(format && { format, drawn: text === square ? drawn : undefined }) })),
    ).filter((_, index) => index > 6 && index % 2 === 1)
  expect(headings('markdown')).toEqual(['1. Name (image)', '2. Name (image)', '3. Is x au carré > 3?'])
  expect(headings()).toEqual(texts.map((text, index) => `${index + 1}. ${text}`))
})

test('outcomes on other questions are an error, not wrong points', () => {
  expect(() => resultCells('en', { ...result, outcomes: outcomesIn('+B') }, [{ _id: 'q1' }])).toThrow(
    'other questions',
  )
})
