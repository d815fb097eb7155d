import type { SelectedOption } from '@quizly/domain'
import { useSyncExternalStore } from 'react'
import type { SeenAnswers, SeenAnswer } from '../saving/seen-answers.ts'

/** The answer to one question. Only a change of this answer renders the component again. */
export function useAnswer(answers: SeenAnswers, questionId: string): SelectedOption {
  return useSyncExternalStore(answers.subscribe, () => answers.get(questionId))
}

/** Which questions are answered: a 1 or a 0 for each, in order. */
export function useAnswered(answers: SeenAnswers): string {
  return useSyncExternalStore(answers.subscribe, answers.answered)
}

/** The answer to one question with what is known about it, such as when the server saved it. */
export function useSeenAnswer(answers: SeenAnswers, questionId: string): SeenAnswer | undefined {
  return useSyncExternalStore(answers.subscribe, () => answers.seen(questionId))
}
