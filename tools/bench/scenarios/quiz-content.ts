import type { CallBody, CallResult, createQuestions, getQuestions, submitAttempt } from '@quizly/contract'

type Draft = CallBody<typeof createQuestions>['questions'][number]
type Question = CallResult<typeof getQuestions>['questions'][number]
type Answer = CallBody<typeof submitAttempt>['answers'][number]

/**
 * Twenty questions as an educator would ask them: ten with one correct answer, six with several, four to write.
 */
export const twentyQuestions: Draft[] = Array.from({ length: 20 }, (_, index) => {
  const text = `Question ${index + 1}: which of these does the passage on cell structure and transport support?`
  const options = ['Osmosis', 'Active transport', 'Facilitated diffusion', 'Endocytosis of particles']
  const place = index % 10
  if (place < 5)
    return { text, type: 'single', options, correctAnswers: options.slice(place % 4, (place % 4) + 1) }
  if (place < 8) return { text, type: 'multiple', options, correctAnswers: options.slice(1, 3) }
  return { text, type: 'write', options: [], correctAnswers: [`mitochondrion ${index + 1}`] }
})

/**
 * A student's answers, most of them right, and the score that they must get. Each student makes different
 * mistakes.
 */
export function submitAnswers(
  questions: readonly Question[],
  student: number,
): { answers: Answer[]; score: number } {
  const answers = questions.map((question, index) => {
    const selectedOption = isRight(index, student) ? rightAnswer(question) : wrongAnswer(question, student)
    return { questionId: question._id, selectedOption }
  })
  return { answers, score: questions.filter((_, index) => isRight(index, student)).length }
}

const isRight = (index: number, student: number) => (index + student) % 5 !== 0 && (index * student) % 7 !== 1

function rightAnswer({ type, correctAnswers }: Question): Answer['selectedOption'] {
  return type === 'multiple' ? correctAnswers.toReversed() : (correctAnswers[0] ?? null)
}

/** Skipped, incomplete or wrong. */
function wrongAnswer({ type, options, correctAnswers }: Question, student: number): Answer['selectedOption'] {
  if (student % 3 === 0) return null
  if (type === 'multiple') return correctAnswers.slice(1)
  return type === 'single'
    ? (options.find((option) => !correctAnswers.includes(option)) ?? null)
    : 'the nucleus'
}
