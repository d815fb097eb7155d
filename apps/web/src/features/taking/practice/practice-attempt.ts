import type { SelectedOption, StudentQuestion } from '@quizly/domain'
import { createListeners } from '../../../lib/listeners.ts'
import { openFlags } from '../attempt/flags.ts'
import type { ShownAnswers } from '../attempt/attempt-state.ts'
import type { QuestionAttempt } from '../question/question-props.ts'

/** What the field of a question needs of an attempt. It is on the page alone. */
export function practiceAttempt(
  { _id }: StudentQuestion,
  language: string | undefined,
  total: number,
): QuestionAttempt {
  const { emit, subscribe } = createListeners()
  let answers: ShownAnswers = new Map()
  return {
    quiz: { language },
    questions: { length: total },
    canReturn: false,
    flags: openFlags('practice', []),
    subscribe,
    state: () => ({ answers }),
    answer(questionId: string, selectedOption: SelectedOption) {
      answers = new Map([[questionId, { questionId, selectedOption, at: 0 }]])
      emit()
    },
    flush: () => undefined,
  }
}
