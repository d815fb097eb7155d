import type { CallBody, createQuestions } from '@quizly/contract'
import { markAnswers, shownScore } from '@quizly/domain'
import { submitAnswers, twentyQuestions } from '../quiz-content.ts'
import type { OpenQuiz } from '../seeding.ts'

type Draft = CallBody<typeof createQuestions>['questions'][number]
type Questions = Readonly<OpenQuiz['questions']>

/** The twenty plain questions, with points, and those of several answers with a rule and a deduction. */
export const twentyWithPoints: Draft[] = twentyQuestions.map((question, at) => ({
  ...question,
  points: 1 + (at % 3) / 2,
  ...(question.type === 'multiple' && { rule: 'right-minus-wrong', deduction: 0.25 }),
}))

const ofLaterTypes: Draft[] = [
  {
    text: 'How fast is it after 2 s?',
    type: 'numeric',
    options: [],
    correctAnswers: ['19.62'],
    number: {
      decimal: '.',
      tolerance: { kind: 'relative', value: '0.01' },
      unit: { is: 'm/s', convert: true },
    },
  },
  {
    text: 'Whose capital is it?',
    type: 'matching',
    options: ['France', 'Italy', 'Spain', 'Norway'],
    correctAnswers: ['Paris', 'Rome', 'Madrid', 'Oslo'],
    distractors: ['Nice'],
    rule: 'each-decision',
    points: 2,
  },
  {
    text: 'From the lightest to the heaviest',
    type: 'ordering',
    options: ['iron', 'lead', 'gold', 'tin'],
    correctAnswers: ['iron', 'tin', 'gold', 'lead'],
    rule: 'each-decision',
  },
]

/** Numbers with units, pairs and orders in place of every other question. */
export const twentyOfManyTypes: Draft[] = twentyWithPoints.map((question, at) => {
  if (at % 2 === 0) return question
  const later = ofLaterTypes[((at - 1) / 2) % ofLaterTypes.length] as Draft
  return { ...later, text: `${later.text} (${at})` }
})

/** Answers as in a plain quiz, and the points that they must get. */
export function answersForPoints(questions: Questions, student: number) {
  const { answers } = submitAnswers(questions, student)
  const given = answers.map(({ questionId, selectedOption }, at) => {
    const { type, correctAnswers } = questions[at] as Questions[number]
    const isList = type === 'matching' || type === 'ordering'
    if (!isList || selectedOption === null) return { questionId, selectedOption }
    const [first = '', ...others] = correctAnswers
    const turned = [...others, first]
    return { questionId, selectedOption: (at + student) % 5 === 0 ? turned : [...correctAnswers] }
  })
  const marks = markAnswers(questions, given)
  return { answers: given, score: shownScore(marks).score }
}
