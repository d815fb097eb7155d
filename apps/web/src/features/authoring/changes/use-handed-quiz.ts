import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useHandedState } from '../../../lib/handover.ts'
import { type HandedQuiz, readHandedQuiz } from '../saving/stored-questions.ts'

/**
 * The quiz that the previous screen passed along. It is removed from the browser's history at once, because
 * whoever returns to this address must not find outdated questions.
 */
export function useHandedQuiz(): HandedQuiz | undefined {
  const [pathname, navigate] = useLocation()
  const search = useSearch()
  const state = useHandedState()
  const [handed] = useState(() => readHandedQuiz(state))
  useEffect(() => {
    if (state !== null)
      navigate(search === '' ? pathname : `${pathname}?${search}`, { replace: true, state: null })
  }, [navigate, pathname, search, state])
  return handed
}
