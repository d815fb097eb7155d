import type { QuizSummary } from '@quizly/contract'
import type { Question } from '@quizly/domain'

export type PrintedProps = { quiz: QuizSummary; questions: readonly Question[] }
