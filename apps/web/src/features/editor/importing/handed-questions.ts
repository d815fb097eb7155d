import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import * as z from 'zod/mini'
import { useHandedState } from '../../../lib/handover.ts'
import type { QuestionDraft } from '../../../question-types/parts.ts'
import { isQuestionDrafts } from '../saving/stored-questions.ts'

/** Questions of an import for the editor of a quiz. */
export type HandedQuestions = { importId: string; added: QuestionDraft[] }

export const handQuestions = (importId: string, added: QuestionDraft[]): HandedQuestions => ({
  importId,
  added,
})

const handed = z.object({ importId: z.string(), added: z.array(z.unknown()) })

export function readHandedQuestions(state: unknown): HandedQuestions | undefined {
  const { data } = handed.safeParse(state)
  return data && isQuestionDrafts(data.added) ? { importId: data.importId, added: data.added } : undefined
}

/**
 * What the previous screen passed along. It is removed from the browser's history at once, because whoever returns to
 * this address must not find it again.
 */
export function useHanded<T>(read: (state: unknown) => T): T {
  const [pathname, navigate] = useLocation()
  const search = useSearch()
  const state = useHandedState()
  const [found] = useState(() => read(state))
  useEffect(() => {
    if (state !== null)
      navigate(search === '' ? pathname : `${pathname}?${search}`, { replace: true, state: null })
  }, [navigate, pathname, search, state])
  return found
}
