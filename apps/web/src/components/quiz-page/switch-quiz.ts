import type { QuizSettings } from '@quizly/contract'
import { call, toldBy } from '../../lib/calls/call.ts'
import { settingsIn } from '../../lib/settings-in.ts'
import type { ToastMessage } from '../feedback/toast.tsx'

export type Switch = QuizSettings['code']

const told: Record<Switch, string> = {
  open: 'The quiz is open: its code lets students in.',
  closed: 'The quiz is closed: nobody can start it any more. Whoever has started keeps the full time.',
}

/**
 * Opens or closes a quiz and returns what to say. If closing gives out results it only asks, unless that is confirmed.
 */
export async function switchQuiz(
  quizId: string,
  to: Switch,
  isConfirmed: boolean,
): Promise<{ told?: ToastMessage; asks?: true }> {
  const params = { quizId }
  try {
    const base = settingsIn(await call('getQuizSettings', { params }))
    const { correctAnswers, code } = base
    if (code === to) return { told: { kind: 'success', text: told[to] } }
    if (to === 'closed' && correctAnswers === 'when-closed' && !isConfirmed) return { asks: true }
    await call('updateQuizSettings', { params, body: { ...base, code: to, base } })
    return { told: { kind: 'success', text: told[to] } }
  } catch (error) {
    const text = toldBy(error) || 'This could not be changed. Check your connection, then try again.'
    return { told: { kind: 'error', text } }
  }
}
