import { questionTypes } from '@quizly/domain'
import { expect, test } from 'vitest'
import { createQuestionsBody, createQuizBody, updateQuizBody } from './quiz-schemas.ts'

const quiz = { title: 'Capitals', numQuestions: 1, timeLimit: 1, secretCode: 'aB3dE6gH' }
const question = { text: 'France?', type: 'single', options: ['Paris', 'Rome'], correctAnswers: ['Paris'] }

test.each([
  ['the least', quiz],
  ['the most', { ...quiz, title: 'x'.repeat(200), numQuestions: 500, timeLimit: 1_440 }],
])('a quiz with %s is taken', (_, body) => {
  expect(createQuizBody.parse({ ...body, title: ` ${body.title} ` })).toEqual(body)
})

test.each([
  ['title', undefined, 'Enter a quiz title'],
  ['title', '  ', 'Enter a quiz title'],
  ['title', 'Biology\n7b', 'Write the title in one line, without hidden characters'],
  ['title', 'Biology \u2067', 'Write the title in one line, without hidden characters'],
  ['title', 'x'.repeat(201), 'Use at most 200 characters for the title'],
  ['numQuestions', undefined, 'Number of questions must be at least 1'],
  ['numQuestions', '5', 'Number of questions must be at least 1'],
  ['numQuestions', 0, 'Number of questions must be at least 1'],
  ['numQuestions', 1.5, 'Number of questions must be a whole number'],
  ['numQuestions', 1e300, 'A quiz can have at most 500 questions'],
  ['numQuestions', 501, 'A quiz can have at most 500 questions'],
  ['timeLimit', undefined, 'Time limit must be at least 1 minute'],
  ['timeLimit', 0, 'Time limit must be at least 1 minute'],
  ['timeLimit', Number.NaN, 'Time limit must be at least 1 minute'],
  ['timeLimit', 1.5, 'Time limit must be a whole number of minutes'],
  ['timeLimit', 0.5, 'Time limit must be a whole number of minutes'],
  ['timeLimit', 1e300, 'Time limit can be at most 1,440 minutes (24 hours)'],
  ['timeLimit', 1_441, 'Time limit can be at most 1,440 minutes (24 hours)'],
  ['secretCode', undefined, 'A secret code is 8 letters and digits'],
  ['secretCode', 'aB3dE6g', 'A secret code is 8 letters and digits'],
  ['secretCode', 'aB3dE6g-', 'A secret code is 8 letters and digits'],
])('%s %j: %s (T164)', (field, value, message) => {
  const issues = createQuizBody.safeParse({ ...quiz, [field]: value }).error?.issues
  expect(issues).toMatchObject([{ path: [field], message }])
})

test.each([
  ['text', undefined, 'Write the text of the question'],
  ['type', 'drawing', `Choose one of: ${questionTypes.join(', ')}`],
  ['options', 'Paris', 'Options are a list of texts'],
  ['correctAnswers', undefined, 'Correct answers are a list of texts'],
])('a question’s %s %j: %s (T101)', (field, value, message) => {
  const body = { quizId: 'quiz-1', questions: [question, { ...question, [field]: value }] }
  const issues = createQuestionsBody.safeParse(body).error?.issues
  expect(issues).toMatchObject([{ path: ['questions', 1, field], message }])
})

test('questions that are saved again may say which they were', () => {
  const questions = [{ _id: 'q1', ...question }, question]
  expect(updateQuizBody.parse({ questions })).toEqual({ questions })
})
