import type { OwnQuizSummary, QuizSettings } from '@quizly/contract'
import { call, toldBy } from '../../lib/calls/call.ts'
import { settingsIn } from '../../lib/settings-in.ts'
import type { ToastMessage } from '../feedback/toast.tsx'

export type Switch = QuizSettings['code']

/**
 * Opens or closes a quiz and returns what to say. If closing gives out results it only asks, unless that is confirmed.
 * Opening means now: an opening is left out, and so is a closing that is over.
 */
export async function switchQuiz(
  quizId: string,
  to: Switch,
  isConfirmed: boolean,
): Promise<{ told?: ToastMessage; asks?: true }> {
  const params = { quizId }
  try {
    const loaded = await call('getQuizSettings', { params })
    const base = settingsIn(loaded)
    const { state, whyClosed } = loaded.quiz
    const told = { kind: 'success', text: sentenceOf(to, base) } as const
    if (to === 'open' ? state === 'open' : base.code === to) return { told }
    if (to === 'closed' && base.correctAnswers === 'when-closed' && !isConfirmed) return { asks: true }
    const wanted = to === 'open' ? openedNow(base, whyClosed) : { ...base, code: to }
    await call('updateQuizSettings', { params, body: { ...wanted, base } })
    return { told }
  } catch (error) {
    const text = toldBy(error) || 'This could not be changed. Check your connection, then try again.'
    return { told: { kind: 'error', text } }
  }
}

function openedNow(settings: QuizSettings, why: OwnQuizSummary['whyClosed']): QuizSettings {
  const { opensAt: _opensAt, ...open } = { ...settings, code: 'open' as const }
  if (why !== 'over') return open
  const { closesAt: _closesAt, everyoneStops: _everyoneStops, ...always } = open
  return always
}

function sentenceOf(to: Switch, { joining }: QuizSettings): string {
  if (to === 'closed') {
    return 'The quiz is closed: nobody can start it any more. Whoever has started keeps the full time.'
  }
  return joining === 'closed'
    ? 'The quiz is open: whoever is in can start. Its code is off.'
    : 'The quiz is open: its code lets students in.'
}
