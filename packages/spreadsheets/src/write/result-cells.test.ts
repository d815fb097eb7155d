import { expect, test } from 'vitest'
import type { Question, SelectedOption } from '@quizly/domain'
import {
  answerCells,
  answerHeadings,
  type ExportedResult,
  pointCells,
  pointHeadings,
  questionCells,
  questionHeadings,
  resultCells,
  resultHeadings,
} from './result-cells.ts'
import { outcomesIn } from '../../../domain/src/questions/outcome-testing.ts'

const [startedAt, submittedAt] = [Date.UTC(2026, 2, 14, 10, 30), Date.UTC(2026, 2, 14, 10, 42)]
const result: ExportedResult = {
  name: 'Ben',
  email: 'ben@school.example',
  score: 1,
  outOf: 3,
  startedAt,
  submittedAt,
  tookMs: submittedAt - startedAt,
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
  const questions = [{ _id: 'q1', text: 'Why?', type: 'write' as const }]
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
    'not released',
  ])
  expect(resultCells('en', done, questions, columns).slice(6)).toEqual(['student', null, 6, 'correct'])
  expect(resultCells('en', waiting, questions).slice(6)).toEqual(['student', null, 'not released'])
})

test('the words are those of the language, the numbers and moments are the same', () => {
  const questions = [{ _id: 'q1', text: 'Hauptstadt?', type: 'write' as const }]
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
      texts.map((text) => ({ text, type: 'write' })),
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
      texts.map((text) => ({
        text,
        type: 'write',
        ...(format && { format, drawn: text === square ? drawn : undefined }),
      })),
    ).filter((_, index) => index > 6 && index % 2 === 1)
  expect(headings('markdown')).toEqual(['1. Name (image)', '2. Name (image)', '3. Is x au carré > 3?'])
  expect(headings()).toEqual(texts.map((text, index) => `${index + 1}. ${text}`))
})

test('gaps of a text are lines in headings, and what was written in them stands by its number', () => {
  const gaps: Question = {
    _id: 'q1',
    text: '**In** {{1}} and {{2}}',
    type: 'gap',
    format: 'markdown',
    options: [],
    correctAnswers: ['*a*', 'b'],
  }
  expect(answerHeadings('en', [gaps]).at(-1)).toBe('1. In ____ and ____')
  const by = { questions: [gaps], marked: [gaps] }
  const person = { name: 'Ann', email: 'ann@example.com' }
  expect(answerCells('en', person, new Map([['q1', ['*x*', '']]]), by).at(-1)).toBe('1: *x*, 2: –')
})

test('outcomes on other questions are an error, not wrong points', () => {
  expect(() => resultCells('en', { ...result, outcomes: outcomesIn('+B') }, [{ _id: 'q1' }])).toThrow(
    'other questions',
  )
})

test('with figures: the time zone, per cent and minutes, and no per cent while something waits', () => {
  const columns = { hasFigures: true, hasWaiting: true, zone: 'Europe/Berlin' }
  expect(resultHeadings('en', [], columns)).toEqual([
    'Name',
    'Email',
    'Score',
    'Out of',
    'Score (%)',
    'Started (Europe/Berlin)',
    'Submitted (Europe/Berlin)',
    'Minutes',
    'Submitted by',
    'Waiting',
  ])
  const rowOf = (waiting?: number) => resultCells('en', { ...result, waiting }, [], columns)
  expect([rowOf()[4], rowOf()[7], rowOf()[9]]).toEqual([33.3, 12, null])
  expect([rowOf(2)[4], rowOf(2)[9]]).toEqual([null, 2])
})

const letters: Question = {
  _id: 'q1',
  text: 'Which are **vowels**?',
  type: 'multiple',
  format: 'markdown',
  options: ['*a*', 'b', 'e'],
  correctAnswers: ['*a*', 'e'],
  points: 2.5,
}
const capital: Question = {
  _id: 'q2',
  text: 'The capital?',
  type: 'write',
  options: [],
  correctAnswers: ['Paris', 'Lutetia'],
  marking: { also: [['Paname']] },
}
const two = [letters, capital]

test('answers as texts, without signs of formatting but what a student has typed', () => {
  const columns = { hasSeveral: true }
  expect(answerHeadings('en', two, columns)).toEqual([
    'Name',
    'Email',
    'Attempt',
    '1. Which are vowels?',
    '2. The capital?',
  ])
  const person = { name: 'Ben', email: 'b@x', several: { number: 2, attempts: 3 } }
  const given = new Map<string, SelectedOption>([
    ['q1', ['*a*', 'b']],
    ['q2', '*Paris*'],
  ])
  const all = { questions: two, marked: two }
  expect(answerCells('en', person, given, all)).toEqual(['Ben', 'b@x', 2, 'a, b', '*Paris*'])
  expect(answerCells('en', person, new Map(), all).slice(3)).toEqual([null, null])
  expect(answerCells('en', person, given, { ...all, marked: [capital] }).slice(3)).toEqual([null, '*Paris*'])
})

test('points with the most of each question in its heading', () => {
  expect(pointHeadings('en', two)).toEqual([
    'Name',
    'Email',
    'Score',
    'Out of',
    '1. Which are vowels? (2.5)',
    '2. The capital? (1)',
  ])
  const marked = { ...result, outcomes: outcomesIn('+?'), marked: two, score: 2.5, outOf: 3.5 }
  expect(pointCells('en', marked, two).slice(2)).toEqual([2.5, 3.5, 2.5, null])
})

test('questions with their key and figures, or without figures', () => {
  expect(questionHeadings('en')).toHaveLength(questionCells('en', { question: letters }, 0).length)
  const figures = { asked: 9, right: 4, partly: 2, share: 0.5678, discrimination: 0.345, toMark: 1 }
  expect(questionCells('en', { question: letters, ...figures }, 0)).toEqual([
    1,
    'Which are vowels?',
    'Multiple Correct',
    'a, e',
    2.5,
    9,
    4,
    2,
    56.8,
    0.35,
    1,
  ])
  expect(questionCells('en', { question: capital }, 1)).toEqual([
    2,
    'The capital?',
    'Write Answer',
    'Paris, Lutetia\nPaname',
    1,
    ...Array.from({ length: 6 }, () => null),
  ])
})
