import type { SelectedOption } from '@quizly/domain'
import { useSyncExternalStore } from 'react'
import type { AnswerSheet, SeenAnswer } from '../saving/seen-answers.ts'

/** The answer to one question; who uses it is drawn again only when that answer changes. */
export function useAnswer(sheet: AnswerSheet, questionId: string): SelectedOption {
  return useSyncExternalStore(sheet.subscribe, () => sheet.get(questionId))
}

/** Which questions are answered: a 1 or a 0 for each, in their order. */
export function useAnswered(sheet: AnswerSheet): string {
  return useSyncExternalStore(sheet.subscribe, sheet.answered)
}

/** The same with what is known of it, such as when the server had it. */
export function useSeenAnswer(sheet: AnswerSheet, questionId: string): SeenAnswer | undefined {
  return useSyncExternalStore(sheet.subscribe, () => sheet.seen(questionId))
}
