import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useHandedState } from '../../../lib/handover.ts'
import { type HandedQuiz, readHandedQuiz } from '../saving/stored-questions.ts'

/**
 * The quiz that the screen before has handed over. It is taken out of the browser's history at once: whoever comes
 * back to this address must not find questions that have been changed since.
 */
export function useHandedQuiz(): HandedQuiz | undefined {
  const [pathname, navigate] = useLocation()
  const state = useHandedState()
  const [handed] = useState(() => readHandedQuiz(state))
  useEffect(() => {
    if (state !== null) navigate(pathname, { replace: true, state: null })
  }, [navigate, pathname, state])
  return handed
}
