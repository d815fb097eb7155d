import { expect, test } from 'vitest'
import { markAnswers } from '../../marking/marking.ts'
import { regraded } from '../../marking/regrading.ts'
import type { Question, QuestionOf, UncheckedQuestion } from '../question.ts'
import { questionProblems } from '../problems.ts'
import { readDetails, writeDetails } from '../question-details.ts'

const question: QuestionOf<'write'> = {
  _id: 'q',
  text: 'Which country?',
  type: 'write',
  options: [],
  correctAnswers: ['Côte d’Ivoire', 'Ivory Coast'],
  lenient: true,
}
const verdictOf = (of: Question, selectedOption: string | null, revision = 2) =>
  markAnswers([of], [{ questionId: 'q', selectedOption }], { revision, questions: [of] }).outcomes[0]?.verdict

test('a lenient answer may lack accents, punctuation and spaces, and nothing else', () => {
  expect(["cote d'ivoire", 'Ivory-Coast.', 'ivorycoast'].map((text) => verdictOf(question, text))).toEqual([
    'correct',
    'correct',
    'correct',
  ])
  expect(verdictOf(question, 'ivory coasts')).toBe('incorrect')
  expect(verdictOf(question, ' ')).toBe('skipped')
  const { lenient: _, ...strict } = question
  expect(verdictOf(strict, "cote d'ivoire")).toBe('incorrect')
})

test('a further answer that is accepted counts leniently too, and a former rule as strictly as it was', () => {
  const { lenient: _, ...strict } = question
  const accepted = regraded(question, { mode: 'answers', mayLower: false, accepted: ['Élfenbeinküste'] }, 1)
  expect(verdictOf(accepted, 'elfenbeinkuste')).toBe('correct')
  const before = regraded(strict, { mode: 'new-key', mayLower: false, correctAnswers: ['Ghana'] }, 1)
  const now = { ...before, lenient: true } as Question
  expect(verdictOf(now, 'ghana!')).toBe('correct')
  expect([verdictOf(now, 'Ivory Coast', 1), verdictOf(now, 'ivory-coast', 1)]).toEqual([
    'correct',
    'incorrect',
  ])
})

test('two accepted texts that are leniently the same, and a lenient choice, are refused', () => {
  const codes = (of: UncheckedQuestion) => questionProblems([of]).map(({ code }) => code)
  expect(codes({ ...question, correctAnswers: ['Ivory Coast', 'ivory-coast'] })).toEqual(['accepted-twice'])
  const choice: UncheckedQuestion = {
    ...question,
    type: 'single',
    options: ['A', 'B'],
    correctAnswers: ['A'],
  }
  expect(codes(choice)).toEqual(['lenient-needs-text'])
})

test('a workbook keeps it', () => {
  const cell = writeDetails(question, 'text')
  expect(readDetails(cell ?? '')).toEqual({ lenient: true })
  expect(readDetails('{"lenient":1}')).toBeUndefined()
})
