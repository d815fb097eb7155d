import type { SelectedOption } from '@quizly/domain'
import { useSyncExternalStore } from 'react'
import type { AnswerSheet } from './answer-sheet.ts'

/** The answer to one question; who uses it is drawn again only when that answer changes. */
export function useAnswer(sheet: AnswerSheet, questionId: string): SelectedOption {
  return useSyncExternalStore(sheet.subscribe, () => sheet.get(questionId))
}

/** Which questions are answered: a 1 or a 0 for each, in their order. */
export function useAnswered(sheet: AnswerSheet): string {
  return useSyncExternalStore(sheet.subscribe, sheet.answered)
}

/** When the server had the answer to one question, if it is answered and saved. */
export function useSavedAt(sheet: AnswerSheet, questionId: string): string | undefined {
  return useSyncExternalStore(sheet.subscribe, () => sheet.savedAt(questionId))
}
