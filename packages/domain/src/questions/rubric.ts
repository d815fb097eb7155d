import type { RubricItem } from './essay/essay-task.ts'
import type { UncheckedQuestion } from './question.ts'

export type { RubricItem }

/** What takes and gives points where a person marks; empty where there is no rubric. */
export const rubricOf = ({ essay }: Pick<UncheckedQuestion, 'essay'>): readonly RubricItem[] =>
  essay?.rubric ?? []

/** An answer as it could be, for those who mark. */
export const sampleAnswerOf = ({ essay }: Pick<UncheckedQuestion, 'essay'>): string | undefined =>
  essay?.sample
