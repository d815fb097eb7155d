import {
  createQuestions,
  createQuiz,
  type Result,
  saveAnswers,
  startAttempt,
  submitAttempt,
  verifyCode,
} from '@quizly/contract'
import type { QuestionContent } from '@quizly/domain'
import type { Attack } from '../attack.ts'
import { ask, countStatuses } from '../hostile-http.ts'

const options = ['A', 'B', 'C', 'D']
const contents: QuestionContent[] = [
  {
    text: 'The best of four',
    type: 'single',
    options,
    correctAnswers: ['A'],
    points: 20,
    rule: 'by-option',
    shares: options.map((_, index) => (index === 0 ? [1, 1] : [1, 3])),
  },
  { text: 'All that fit', type: 'multiple', options, correctAnswers: ['A'], rule: 'each-decision' },
  { text: 'A word', type: 'write', options: [], correctAnswers: ['word'] },
  { text: 'A number', type: 'numeric', options: [], correctAnswers: ['9'], number: { decimal: '.' } },
  {
    text: 'Pairs',
    type: 'matching',
    options: ['1', '2', '3'],
    correctAnswers: ['I', 'II', 'III'],
    rule: 'each-decision',
  },
  {
    text: 'An order',
    type: 'ordering',
    options: ['2', '1', '3'],
    correctAnswers: ['1', '2', '3'],
    rule: 'each-decision',
  },
  {
    text: 'A {{1}} and {{2}}',
    type: 'gap',
    options: [],
    correctAnswers: ['gap', 'another'],
    gaps: [{}, { choices: ['another', 'none'] }],
    rule: 'each-decision',
  },
  { text: 'An essay', type: 'essay', options: [], correctAnswers: [], essay: {} },
]
/** For each question what is no answer to it. */
const others: (string | string[])[][] = [
  [['B', 'C', 'D'], options, ['A']],
  ['A', ['A', 'A'], ['A', 'a ']],
  [['word'], ['word', 'words']],
  [['9'], ['8', '9']],
  ['I', ['I', 'II', 'III', 'I']],
  ['1', ['1', '2'], ['1', '2', '2', '3'], ['1', '2', 'x']],
  ['gap', ['gap', 'another', 'third'], Array.from({ length: 20 }, () => 'x'.repeat(2_000))],
  [['Once', 'upon a time']],
]

/** Answers that have not the form of their type, from a student without a page. */
export const answerFormAttacks: Attack[] = [
  {
    name: 'answer-forms',
    what: 'a student saves and submits answers of other forms, such as all options of a single choice',
    run: async ({ port, educator, student: { token, _id: userId } }) => {
      const by = { token: educator.token }
      const secretCode = 'Forms001'
      const body = { title: 'Forms', secretCode, timeLimit: 10, numQuestions: contents.length }
      const created = await ask(port, createQuiz, { ...by, body })
      const { quiz } = JSON.parse(created.body) as { quiz: { _id: string } }
      const quizId = quiz._id
      await ask(port, createQuestions, { ...by, body: { quizId, questions: contents } })
      await ask(port, verifyCode, { token, body: { secretCode } })
      const begun = await ask(port, startAttempt, { token, params: { quizId } })
      const { attempt, questions } = JSON.parse(begun.body) as {
        attempt: { _id: string }
        questions: { _id: string }[]
      }
      const sent = others.flatMap((forms, index) =>
        forms.map((selectedOption) => ({ questionId: questions[index]?._id ?? '', selectedOption })),
      )
      const params = { attemptId: attempt._id }
      const submit = (answers: object[]) =>
        ask(port, submitAttempt, { token, body: { quizId, userId, answers } })
      const replies = []
      for (const change of sent) {
        replies.push(await ask(port, saveAnswers, { token, params, body: { changes: [change] } }))
      }
      const early = await submit(sent.filter(({ selectedOption }) => selectedOption === options))
      const end = early.status === 201 ? early : await submit([])
      const { score, maxScore } = JSON.parse(end.body) as Result
      return {
        happened: `saves ${countStatuses(replies)}, submission ${early.status}: ${score} of ${maxScore} points`,
        wrong: [
          ...(replies.every(({ status }) => status === 422) && early.status === 422
            ? []
            : ['another form is taken']),
          ...(score === 0 ? [] : [`another form earns ${score} points`]),
        ],
      }
    },
  },
]
