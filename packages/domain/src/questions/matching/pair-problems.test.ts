import { inEnglish } from '@quizly/words/sentences.ts'
import { expect, test } from 'vitest'
import { type QuestionOf, trimQuestion, type UncheckedQuestion } from '../question.ts'
import { problemsOfQuestion } from '../problems.ts'

const question = (change: Partial<QuestionOf<'matching'>> = {}): QuestionOf<'matching'> => ({
  _id: 'q1',
  text: 'Whose capital?',
  type: 'matching',
  options: ['France', 'Italy', 'Norway', 'Réunion'],
  correctAnswers: ['Paris', 'Rome', 'Oslo', 'Paris'],
  distractors: ['Nice'],
  rule: 'each-decision',
  ...change,
})
test.each<[change: Partial<QuestionOf<'matching'>>, path: string, sentence: string]>([
  [{ options: ['France'], correctAnswers: ['Paris'] }, 'options', 'At least 2 prompts are needed.'],
  [{ options: Array.from({ length: 13 }, (_, i) => `${i}`) }, 'options', 'There can be at most 12 prompts.'],
  [{ options: ['a', 'b', ' ', 'd'] }, 'options.2', 'Prompt 3 is empty.'],
  [{ options: ['a', 'b', 'A ', 'd'] }, 'options.2', 'Prompt 3 is the same as prompt 1.'],
  [{ options: ['a', 'b', 'c', 'x'.repeat(2_001)] }, 'options.3', 'Prompt 4 is longer than 2,000 characters.'],
  [{ correctAnswers: ['a', 'b', ' ', 'd'] }, 'correctAnswers.2', 'Prompt 3 has no match.'],
  [{ correctAnswers: ['a', 'b', 'c'] }, 'correctAnswers.3', 'Prompt 4 has no match.'],
  [{ correctAnswers: ['a', 'b', 'c', 'd', 'e'] }, 'correctAnswers', 'There are more matches than prompts.'],
  [
    { correctAnswers: ['a', 'x'.repeat(2_001), 'c', 'd'] },
    'correctAnswers.1',
    'The match of prompt 2 is longer than 2,000 characters.',
  ],
  [
    { correctAnswers: ['a', 'A', 'a', 'a'], distractors: [' '] },
    'correctAnswers',
    'All prompts have the same match. Add another one to choose from.',
  ],
  [{ distractors: ['Nice', ' paris'] }, 'distractors.1', '“ paris” is already a match.'],
  [{ distractors: ['Nice', ' ', 'NICE'] }, 'distractors.2', '“NICE” is already a distractor.'],
  [
    { distractors: Array.from({ length: 9 }, (_, i) => `${i}`) },
    'distractors',
    'There can be at most 8 distractors.',
  ],
  [{ distractors: ['x'.repeat(2_001)] }, 'distractors.0', 'Distractor 1 is longer than 2,000 characters.'],
  [{ rule: 'right-minus-wrong' }, 'rule', 'This rule needs at least two decisions.'],
])('%j: %s: %s', (change, path, sentence) => {
  const [problem] = problemsOfQuestion(question(change), 0)
  expect(problem?.path).toBe(`questions.0.${path}`)
  expect(problem && inEnglish(problem)).toBe(sentence)
})

test('another type has no distractors', () => {
  const single: UncheckedQuestion = {
    ...question({ correctAnswers: ['Italy'], rule: undefined }),
    type: 'single',
  }
  expect(problemsOfQuestion(single, 0).map((problem) => inEnglish(problem))).toEqual([
    'Only pairs can have distractors.',
  ])
})

test('blank distractors are none', () => {
  const blank = question({ distractors: ['', ' '] })
  expect(problemsOfQuestion(blank, 0)).toEqual([])
  expect('distractors' in trimQuestion(blank)).toBe(false)
  expect(trimQuestion(question({ distractors: [' Nice ', ' '] })).distractors).toEqual(['Nice'])
})
