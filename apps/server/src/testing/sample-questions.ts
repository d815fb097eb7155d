import type { Question, QuestionContent } from '@quizly/domain'

/** A text that occurs only in a correct answer, so a reply that contains it is a leak. */
export const answerMarker = 'Chlorophyll'

/** One question of each type. */
export const sampleQuestions = [
  {
    text: 'What is the capital of France?',
    type: 'single',
    options: ['London', 'Paris', 'Rome', 'Berlin'],
    correctAnswers: ['Paris'],
  },
  {
    text: 'Which of these are prime?',
    type: 'multiple',
    options: ['2', '4', '7', '9'],
    correctAnswers: ['2', '7'],
  },
  {
    text: 'What makes leaves green?',
    type: 'write',
    options: [],
    correctAnswers: [answerMarker],
  },
] satisfies [QuestionContent, QuestionContent, QuestionContent]

/** Answers to the sample questions, all correct. */
export function rightAnswers(questions: readonly Question[]) {
  return questions.map(({ _id, type, correctAnswers }) => ({
    questionId: _id,
    selectedOption: type === 'multiple' ? correctAnswers : (correctAnswers[0] ?? null),
  }))
}

/** A PNG of 3 × 2 pixels. */
export const samplePicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQImWNQ6lgFQQxwFgBMlAf5fSxU6QAAAABJRU5ErkJggg==',
  'base64',
)
