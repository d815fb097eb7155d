import type { SelectedOption } from '@quizly/domain'
import { useSyncExternalStore } from 'react'
import type { SeenAnswers, SeenAnswer } from '../saving/seen-answers.ts'

/** The answer to one question; who uses it is drawn again only when that answer changes. */
export function useAnswer(answers: SeenAnswers, questionId: string): SelectedOption {
  return useSyncExternalStore(answers.subscribe, () => answers.get(questionId))
}

/** Which questions are answered: a 1 or a 0 for each, in their order. */
export function useAnswered(answers: SeenAnswers): string {
  return useSyncExternalStore(answers.subscribe, answers.answered)
}

/** The same with what is known of it, such as when the server had it. */
export function useSeenAnswer(answers: SeenAnswers, questionId: string): SeenAnswer | undefined {
  return useSyncExternalStore(answers.subscribe, () => answers.seen(questionId))
}
