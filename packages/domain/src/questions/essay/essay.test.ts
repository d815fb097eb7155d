import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markAnswers, createRegrader } from '../../marking/marking.ts'
import { regraded, regradeModes } from '../../marking/regrading.ts'
import { pointsOfQuestions } from '../points.ts'
import { capabilitiesOf } from '../quiz-capabilities.ts'
import type { Question } from '../question.ts'
import { isBlank } from '../text/visible-text.ts'
import { answeredQuestion, rulesOf, studentQuestion } from '../registry.ts'
import { problemsOfQuestion } from '../problems.ts'

const question: Question = {
  _id: 'q1',
  text: 'Why?',
  type: 'essay',
  options: [],
  correctAnswers: [],
  essay: {
    most: { kind: 'words', count: 300 },
    rubric: [{ _id: 'a', text: 'Names the treaty', points: -1.5 }],
    sample: 'Because of the treaty',
  },
}
const answers = fc.oneof(fc.string(), fc.constantFrom('', ' \u200B', '\n'), fc.constant(null))

test('whatever is written waits; only nothing is skipped', () => {
  fc.assert(
    fc.property(answers, (selected) => {
      const { verdict } = rulesOf('essay').mark(selected)(question)
      expect(verdict).toBe(selected === null || isBlank(selected) ? 'skipped' : 'waiting')
    }),
  )
})

test('marked again from outcomes, it is what marking the answer gives, by every rule', () => {
  fc.assert(
    fc.property(answers, fc.constantFrom(...regradeModes), fc.boolean(), (selected, mode, mayLower) => {
      const given = [{ questionId: 'q1', selectedOption: selected }]
      const before = [question]
      const after = mode === 'answers' ? before : [regraded(question, { mode, mayLower }, 1)]
      const seen = { revision: 1, questions: before }
      const { outcomes } = markAnswers(before, given, seen)
      const again = createRegrader({ seen, before, after })(outcomes)
      if (again) expect(again).toEqual(markAnswers(after, given, seen))
    }),
  )
})

test('an essay makes a quiz weighted, and its page loads the field', () => {
  expect(pointsOfQuestions([question])).toEqual([{ points: 100, deduction: 0 }])
  expect(capabilitiesOf([question])).toEqual({
    scoring: { maxScore: 1, rules: [], hasDeductions: false },
    parts: ['essay'],
  })
})

test('two essays that differ only in how they are marked are the same to a student', () => {
  const other = { ...question, essay: { ...question.essay, rubric: [], sample: 'Something else' } }
  expect(JSON.stringify(studentQuestion(other))).toBe(JSON.stringify(studentQuestion(question)))
  expect(JSON.stringify(studentQuestion(question))).not.toMatch(/treaty|rubric|sample/)
})

test.each<[what: string, Partial<Question>, codes: string[]]>([
  ['nothing', {}, []],
  ['no task', { essay: undefined }, ['essay-task-wanted']],
  ['a key', { correctAnswers: ['Yes'] }, ['essay-without-key']],
  ['options', { options: ['Yes', 'No'] }, ['essay-without-key']],
  ['no length', { essay: { most: { kind: 'words', count: Number.NaN } } }, ['essay-length-wrong']],
  ['half a word', { essay: { most: { kind: 'words', count: 1.5 } } }, ['essay-length-wrong']],
  ['too long', { essay: { most: { kind: 'characters', count: 20_001 } } }, ['essay-length-wrong']],
  ['an empty item', { essay: { rubric: [{ _id: 'a', text: ' ', points: 1 }] } }, ['rubric-text-missing']],
  [
    'no points',
    { essay: { rubric: [{ _id: 'a', text: 'x', points: Number.NaN }] } },
    ['rubric-points-wrong'],
  ],
  ['too many', { essay: { rubric: [{ _id: 'a', text: 'x', points: -1000.01 }] } }, ['rubric-points-wrong']],
  [
    'one item twice',
    {
      essay: {
        rubric: [
          { _id: 'a', text: 'x', points: 1 },
          { _id: 'a', text: 'y', points: 1 },
        ],
      },
    },
    ['essay-task-wanted'],
  ],
])('an essay with %s: %j', (_, change, codes) => {
  expect(problemsOfQuestion({ ...question, ...change }, 0).map(({ code }) => code)).toEqual(codes)
})

test('once answers may be seen, the sample and what takes points are still only for those who mark', () => {
  const giving = { _id: 'b', text: 'Names the year', points: 2 }
  const rubric = [...(question.essay?.rubric ?? []), giving]
  const { essay } = answeredQuestion({ ...question, essay: { ...question.essay, rubric } })
  expect(essay).toEqual({ most: { kind: 'words', count: 300 }, rubric: [giving] })
  expect(answeredQuestion(question).essay).toEqual({ most: { kind: 'words', count: 300 } })
})
