import type { StudentQuestion } from '@quizly/domain'
import type { AttemptState } from '../attempt/attempt-state.ts'
import type { LiveAttempt } from '../attempt/run-attempt.ts'

/** What the field of a question needs of an attempt. */
export type QuestionAttempt = Pick<LiveAttempt, 'answer' | 'canReturn' | 'flags' | 'flush' | 'subscribe'> & {
  quiz: Pick<LiveAttempt['quiz'], 'language' | 'scoring'>
  questions: { length: number }
  state: () => Pick<AttemptState, 'answers'>
}

export type QuestionProps = {
  question: StudentQuestion
  number: number
  attempt: QuestionAttempt
  isLocked: boolean
}

/** The id of a question's group on the page, by its number from 1. */
export const questionId = (number: number) => `q${number}`
